import { FileDiff } from 'lucide-react';
import { Suspense } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import type { Difference } from '#fidelity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/list-states.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { type Ask, ChecksPanel } from '../checks/index.ts';
import type { Draft } from '../code/index.ts';
import { DifferenceList, FaithfulFigure, type Fidelity, ModeScores, ScreenScores } from '../compare/index.ts';
import { DesignSystemPanel, Inspector } from '../edit/index.ts';
import type { Pick } from '../preview/index.ts';
import type { Generator } from '../progress/index.ts';
import { FollowUpCard, ResultNotes } from '../result/index.ts';
import { VersionList } from '../versions/index.ts';
import { type Engine, providerAvailable } from '../vocabulary/index.ts';
import type { DrawerTab } from './drawer.tsx';
import type { PageFrame } from './use-page-frame.ts';

interface DrawerTabsOptions {
  generator: Generator;
  generation: GenerationWithResult;
  /** The page as it is now, perhaps changed since it was stored. */
  result: GenerationResult;
  engines: readonly Engine[] | undefined;
  pick: Pick;
  draft: Draft;
  page: PageFrame;
  selected: number | null;
  select: (at: number | null) => void;
  /** Brings an element into sight in preview and code. */
  onShow: (at: number) => void;
  /** Lets somebody choose an element in the preview. */
  onPoint: () => void;
  fidelity: Fidelity;
  chosen: Difference | undefined;
  onChoose: (difference: Difference | undefined) => void;
  onCompareCode: () => void;
  /** What a provider is to be asked for. */
  wish: string;
  onWish: (wish: string) => void;
  onAsk: Ask;
  /** It was asked just now: whoever did goes on in the form. */
  asking: boolean;
  onAsked: () => void;
}

/** What there is to say about the page, and to do with it. */
export function drawerTabs(options: DrawerTabsOptions): DrawerTab[] {
  const {
    generator,
    generation,
    result,
    engines,
    pick,
    draft,
    page,
    selected,
    select,
    onShow,
    onPoint,
    fidelity,
    chosen,
    onChoose,
    onCompareCode,
    wish,
    onWish,
    onAsk,
    asking,
    onAsked,
  } = options;
  const canAsk = providerAvailable(engines);
  const judgement = fidelity.state === 'measured' ? fidelity.judgement : undefined;
  return [
    {
      value: 'differences',
      label: 'Differences',
      content: () => (
        <section aria-label="Fidelity">
          {generation.engine === 'built-in' && generation.hasClean && !generation.edited && (
            <div className="px-4 pt-3 sm:px-5">
              <ModeScores
                generation={generation}
                result={result}
                own={fidelity}
                onSwitch={(mode) => generator.write.mutate({ ...generation, mode })}
              />
            </div>
          )}
          <ScreenScores generation={generation} result={result} desktop={fidelity} />
          {fidelity.state === 'failed' ? (
            <p className="p-4 text-muted text-small sm:px-5">This result could not be measured.</p>
          ) : (
            <div className="grid grid-cols-1 lg:grid-cols-2">
              <div>
                <FaithfulFigure judgement={judgement} />
                {judgement && (
                  <p className="px-4 pb-2 text-caption text-muted sm:px-5">
                    measured against the picture, at its width
                  </p>
                )}
              </div>
              {judgement && <DifferenceList differences={judgement.differences} chosen={chosen} onChoose={onChoose} />}
            </div>
          )}
        </section>
      ),
    },
    {
      value: 'checks',
      label: 'Checks',
      content: () => (
        <ChecksPanel
          generation={generation}
          result={result}
          code={draft.code}
          whole={draft.whole}
          onChange={draft.change}
          onSelect={onShow}
          onAsk={canAsk ? onAsk : undefined}
        />
      ),
    },
    {
      value: 'element',
      label: 'Element',
      content: () => (
        <Suspense fallback={<Loader />}>
          <Inspector
            framework={generation.framework}
            code={draft.code}
            at={selected}
            styles={page.styles ?? undefined}
            onChange={draft.change}
            onSelect={select}
            onPoint={onPoint}
          />
        </Suspense>
      ),
    },
    {
      value: 'design-system',
      label: 'Design system',
      content: () => (
        <Suspense fallback={<Loader />}>
          <DesignSystemPanel
            framework={generation.framework}
            code={draft.code}
            tokens={page.tokens}
            original={draft.saved}
            onChange={draft.change}
          />
        </Suspense>
      ),
    },
    {
      value: 'versions',
      label: 'Versions',
      content: () => (
        <VersionList
          generation={generation}
          action={
            <Button look="secondary" onClick={onCompareCode}>
              <FileDiff aria-hidden="true" className="size-4" />
              Compare code
            </Button>
          }
          alone={
            <EmptyState title="One version so far">
              Save a change, correct the design, or write it in another framework: each is a version to come back to.
            </EmptyState>
          }
        />
      ),
    },
    // Without a provider, the changes by hand stand in its place.
    ...(canAsk
      ? [
          {
            value: 'change',
            label: 'Request a change',
            content: () => (
              <FollowUpCard {...{ generator, generation, engines, pick, wish, onWish, asking, onAsked }} />
            ),
          },
        ]
      : []),
    {
      value: 'measured',
      label: 'Measured',
      content: () => <ResultNotes {...{ generation, result }} faithful={judgement?.faithful} />,
    },
  ];
}
