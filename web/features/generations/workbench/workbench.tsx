import { MousePointerClick } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentKind, GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import type { Difference } from '#fidelity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { useStateOf } from '#web/ui/use-state-of.ts';
import {
  CodePane,
  type CodePlace,
  CopyButton,
  type Fault,
  KINDS,
  type OpenFile,
  useCopyFile,
  useDraft,
  useDrawing,
} from '../code/index.ts';
import { DesignImage, HeatLayer, layoutSize, pageAreaOf } from '../compare/index.ts';
import { CorrectPane, usePlaces } from '../correct/index.ts';
import { codeFaults, loadEdits, rangeOf, readElements } from '../edit/index.ts';
import { PageActions } from '../export/index.ts';
import { DifferencesDialog } from '../history/index.ts';
import { frameOf, type Pick } from '../preview/index.ts';
import type { Generator } from '../progress/index.ts';
import { VersionsButton } from '../versions/index.ts';
import type { Engine } from '../vocabulary/index.ts';
import { AllWidths } from './all-widths.tsx';
import { DesignPane } from './design-pane.tsx';
import { DesignTools } from './design-tools.tsx';
import { Drawer } from './drawer.tsx';
import { drawerTabs } from './drawer-tabs.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { NarrowPanes } from './narrow-panes.tsx';
import { type PaneName, Panes, paneNames } from './panes.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveQuestion } from './save-question.tsx';
import { useLastComplete } from './use-last-complete.ts';
import { useLockedScroll } from './use-locked-scroll.ts';
import { useMeasured } from './use-measured.ts';
import { usePageFrame } from './use-page-frame.ts';
import { useSave } from './use-save.ts';
import { useShownPlace } from './use-shown-place.ts';
import { useWorkbenchActions } from './use-workbench-actions.ts';
import { afterAsking, shareIn, shareWord, type View, type ViewWords, viewIn, viewWords } from './view.ts';
import { WidthField } from './width-field.tsx';
import { WorkbenchToolbar } from './workbench-toolbar.tsx';
import { ZoomField } from './zoom-field.tsx';

/** What is open, and how design and page are shown, as they stand in the address. */
export interface Look extends ViewWords {
  /** The open tab of the drawer. */
  drawer?: string;
  /** The pane that has all the room. */
  pane?: string;
  /** Which file the code pane shows. */
  file?: string;
  /** How much of the design is seen in onion skin and swipe, per cent. */
  share?: string;
  /** `on`: the design has its heat map. */
  heat?: string;
  /** `on`: what the engine read is being corrected. */
  correct?: string;
}

interface WorkbenchProps {
  generator: Generator;
  generation: GenerationWithResult;
  result: GenerationResult;
  engines: readonly Engine[] | undefined;
  pick: Pick;
  /** How the page is looked at: it stays so from version to version. */
  look: Look;
  onLook: (change: Look | ((now: Look) => Look)) => void;
  /** The page was made while somebody waited here: the button that was pressed has gone with the form. */
  awaited: boolean;
  /** It may be there before the form makes room for it. */
  inSight: boolean;
}

/** The screen after a result: design, preview and code beside one another, and what there is to say about them below. */
export function Workbench({
  generator,
  generation,
  result,
  engines,
  pick,
  awaited,
  inSight,
  ...looking
}: WorkbenchProps) {
  const { look, onLook } = looking;
  const area = pageAreaOf(result);
  const layout = layoutSize(area);
  const view = viewIn(look, layout.width);
  /** As the address says; whether there is such a tab is seen below. */
  const drawer = look.drawer || null;
  const setDrawer = (tab: string | null) => onLook({ drawer: tab ?? '' });
  const front = paneNames.find((name) => name === look.pane) ?? null;
  const setFront = (pane: PaneName | null) => onLook({ pane: pane ?? '' });
  const setFile = (file: string) => onLook({ file: file === 'HTML' ? '' : file });
  const heat = look.heat === 'on';
  const setHeat = (on: boolean) => onLook({ heat: on ? 'on' : '' });
  const correcting = look.correct === 'on';
  const [pointing, setPointing] = useState(false);
  const [scale, setScale] = useState<number>();
  /** How wide the design may be, px. */
  const [designRoom, setDesignRoom] = useState<number>();
  /** Whether four widths beside one another, or the places of the design, have all the room, as they do until somebody takes it back. */
  const [roomy, setRoomy] = useState(view.all || correcting);
  const [comparingCode, setComparingCode] = useState(false);
  const card = useRef<HTMLElement>(null);
  const openFile = useRef<OpenFile>(null);
  const isWide = useMedia('(min-width: 62rem)');
  /** The toolbar would not fit into two rows. */
  const isTiny = useMedia('(width < 22.5rem)');
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const draft = useDraft(generation._id, result);
  const componentFault = useDrawing(generation.framework, draft);
  const { page: complete, unfinished } = useLastComplete(draft);
  const copy = useCopyFile(openFile, draft.whole.html);
  const { save: saveAsIs, saving } = useSave(generation, draft, generator);
  /** What is broken in a page that is to be saved. */
  const [asked, setAsked] = useState<Fault>();
  const [goTo, setGoTo] = useState<CodePlace>();
  const [wish, setWish] = useStateOf(draft.page, '');
  const [asking, setAsking] = useState(false);
  const places = usePlaces(draft.page, result, size);
  const {
    fidelity,
    measuring,
    frame: measuringFrame,
    shown,
  } = useMeasured(generation, result, draft.dirty ? complete : null);
  const judgement = fidelity.state === 'measured' ? fidelity.judgement : undefined;
  const isInspected = drawer === 'element';
  const { selected, difference, range, select, choose, ...place } = useShownPlace(draft, isInspected, judgement);
  const locked = view.compare === 'side';
  const scroll = useLockedScroll(locked);
  const toggleDrawer = (tab: string) => setDrawer(drawer === tab ? null : tab);
  const large = front ?? (roomy ? roomFor(view, correcting) : null);
  const makeLarge = (pane: PaneName | null) => {
    setFront(pane);
    setRoomy(false);
  };
  const correct = (on: boolean) => {
    onLook({ correct: on ? 'on' : '', pane: isWide ? '' : 'design' });
    // Places are small beside two other panes.
    if (isWide) setRoomy(on);
    else if (on) setDrawer(null);
  };

  const page = usePageFrame({
    framework: generation.framework,
    page: complete,
    pointing,
    picking: pick.picking,
    selected,
    box: difference?.box,
    onSelect: (at) => {
      select(at);
      setFile('HTML');
      setDrawer('element');
    },
    onStopPointing: () => setPointing(false),
    onFound: place.found,
    onPick: (message) => (message.type === 'picked' ? pick.take(message.element) : pick.stop()),
  });

  const onView = (asked: Partial<View>) => {
    onLook((now) => viewWords(afterAsking(viewIn(now, layout.width), asked, layout.width), layout.width));
    if (asked.all) setRoomy(true);
    // Beside one another, both are in sight.
    if (asked.compare === 'side') makeLarge(null);
  };
  /** The page may lie behind another tab, or be folded for another pane. */
  const showPage = () => {
    if (!isWide) {
      setFront('preview');
      setDrawer(null);
    } else if (large !== 'preview') makeLarge(null);
  };
  /** Whoever asks for another view of the page wants to see it. */
  const lookAt = (asked: Partial<View>) => {
    showPage();
    onView(asked);
  };
  const point = (on: boolean) => {
    setPointing(on);
    // Elements are chosen where the page is alone.
    if (on) lookAt({ all: false });
  };
  /** A place in the code, with the cursor in it. */
  const showCode = (place: CodePlace) => {
    setFile('kind' in place ? labelOf(place.kind) : place.language === 'html' ? 'HTML' : 'CSS');
    if (!isWide || large) makeLarge('code');
    if (!isWide) setDrawer(null);
    setGoTo({ ...place });
  };
  /** Saving was asked for while the page was being drawn from its components. */
  const [savesOnceDrawn, setSavesOnceDrawn] = useState(false);
  const save = () => {
    const isDrawing = draft.isWaiting && !componentFault;
    setSavesOnceDrawn(isDrawing);
    if (isDrawing) return;
    const [fault = componentFault] = draft.dirty && !saving ? codeFaults(draft.code, draft.saved) : [];
    if (fault) setAsked(fault);
    else saveAsIs();
  };
  const saveDrawn = useEffectEvent(() => {
    if (savesOnceDrawn) save();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn, or cannot be.
  useEffect(() => saveDrawn(), [draft.isWaiting, componentFault]);
  /** The page itself comes into sight, and its HTML beside it: something in them is to be looked at. */
  const bringUpPage = (asked: Partial<View>) => {
    lookAt({ ...asked, all: false });
    setFile('HTML');
  };
  const showElement = (at: number) => {
    select(at);
    bringUpPage({});
  };
  const chooseDifference = (next: Difference | undefined) => {
    choose(next);
    if (!next) return;
    setHeat(true);
    if (correcting) correct(false);
    bringUpPage({ width: layout.width });
  };

  const panes = {
    design: {
      title: 'Design',
      actions: <DesignTools heat={heat} onHeat={setHeat} correcting={correcting} onCorrecting={correct} />,
      content: (
        <>
          <CorrectPane {...{ generator, generation, places }} shown={correcting} unsaved={draft.dirty} />
          {!correcting && (
            <DesignPane
              generation={generation}
              area={area}
              cells={heat ? (judgement?.cells ?? null) : null}
              chosen={difference}
              scale={locked ? scale : undefined}
              stage={scroll.design}
              onScroll={scroll.follow}
              onTurn={page.onTurn}
              onRoom={locked ? setDesignRoom : undefined}
            />
          )}
        </>
      ),
    },
    preview: {
      title: 'Live Preview',
      actions: (
        <>
          <Button
            look="quiet"
            aria-pressed={pointing}
            onClick={() => point(!pointing)}
            className="gap-1.5 px-3! aria-pressed:bg-accent-soft aria-pressed:text-accent"
          >
            <MousePointerClick aria-hidden="true" className="size-4" />
            <span className="@max-xs:sr-only">Select</span>
          </Button>
          <ZoomField zoom={view.zoom} onZoom={(zoom) => onView({ zoom, all: false })} />
          {!isWide && <WidthField width={view.width} onWidth={(width) => onView({ width, all: false })} />}
          <FullScreenButton paneId="pane-preview" />
        </>
      ),
      content: view.all ? (
        <AllWidths framework={generation.framework} page={complete} />
      ) : (
        <PreviewPane
          of={frameOf(generation)}
          page={page}
          unfinished={unfinished}
          view={view}
          onWidth={(width) => onView({ width })}
          onZoom={(zoom) => onView({ zoom })}
          designHeight={layout.height}
          pageHeight={judgement?.height}
          place={difference?.box ?? page.styles?.box}
          share={shareIn(look.share)}
          onShare={(share) => onLook({ share: shareWord(share) })}
          design={(by) => <DesignImage url={generation.imageURL} area={area} size={size} scale={by} />}
          heat={(by) =>
            judgement && (
              <div style={{ width: layout.width * by, height: layout.height * by }} className="relative">
                <HeatLayer
                  size={layout}
                  area={{ x: 0, y: 0, ...layout, density: 1 }}
                  cells={judgement.cells}
                  chosen={difference?.box}
                />
              </div>
            )
          }
          besideRoom={locked ? designRoom : undefined}
          stage={scroll.preview}
          onScroll={scroll.follow}
          onScale={setScale}
        />
      ),
    },
    code: {
      title: 'Generated Code',
      content: (
        <CodePane
          generation={generation}
          draft={draft}
          shown={range}
          format={async (code) => (await loadEdits()).formatCode(code)}
          onSave={save}
          componentFault={componentFault}
          goTo={goTo}
          onGoTo={showCode}
          onWent={() => setGoTo(undefined)}
          onCursor={place.followCursor}
          open={openFile}
          file={look.file ?? ''}
          onFile={setFile}
        />
      ),
    },
  };
  const tabs = drawerTabs({
    ...{ generator, generation, result: shown, engines, pick, draft, page, selected, select, fidelity },
    chosen: difference,
    onShow: showElement,
    onPoint: () => {
      setPointing(true);
      bringUpPage({});
    },
    onChoose: chooseDifference,
    onCompareCode: () => setComparingCode(true),
    wish,
    onWish: setWish,
    onAsk: (text, at) => {
      const range = at === undefined ? undefined : rangeOf(readElements(draft.code.html), at);
      if (range) pick.take(draft.code.html.slice(range.start, range.end));
      else pick.clear();
      setWish(`Mend this: ${text}`);
      setAsking(true);
      setDrawer('change');
    },
    asking,
    onAsked: () => setAsking(false),
  });
  const open = tabs.find(({ value }) => value === drawer)?.value ?? null;
  useEffect(() => {
    if (!inSight) return;
    // Whoever pressed a button further down the form begins at the top of the result.
    if (window.matchMedia('(min-width: 62rem)').matches) window.scrollTo({ top: 0 });
    else card.current?.scrollIntoView({ block: 'start' });
    // The keyboard goes on in the result, not at the top of the document.
    if (awaited && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [awaited, inSight]);
  useWorkbenchActions({
    ...{ draft, pointing },
    onView: lookAt,
    saving,
    onSave: save,
    onPointing: point,
    ...{ correcting, heat, panes },
    onCorrecting: correct,
    onHeat: setHeat,
    front: isWide ? large : null,
    onFront: (pane) => {
      makeLarge(pane);
      if (!isWide) setDrawer(null);
    },
    drawer: tabs,
    onDrawer: setDrawer,
  });

  return (
    <Card ref={card} tabIndex={-1} aria-label="Workbench" className="flex h-full min-h-0 flex-col overflow-hidden">
      <UnsavedGuard when={draft.dirty} ofSearch />
      <WorkbenchToolbar
        generation={generation}
        fidelity={fidelity}
        measuring={measuring}
        onScore={() => toggleDrawer('differences')}
        view={view}
        onView={lookAt}
        isWide={isWide}
        draft={draft}
        saving={saving}
        onSave={save}
      >
        {!isTiny && <CopyButton onCopy={() => void copy()} />}
        <PageActions
          generation={generation}
          code={draft.whole}
          unsaved={draft.dirty}
          folded={isTiny ? [{ label: 'Copy', hint: 'The file that the code shows', run: copy }] : undefined}
        />
        <VersionsButton generation={generation} onPress={() => toggleDrawer('versions')} />
      </WorkbenchToolbar>
      {measuringFrame}
      {asked && (
        <SaveQuestion
          fault={asked}
          onSave={() => {
            setAsked(undefined);
            saveAsIs();
          }}
          onGoTo={(fault) => {
            setAsked(undefined);
            showCode(fault);
          }}
        />
      )}
      <DifferencesDialog
        generation={generation}
        open={comparingCode}
        onOpenChange={setComparingCode}
        onDeleted={(ids) => ids.includes(generation._id) && generator.open(generation.parentId ?? undefined)}
      />
      {isWide ? (
        <Panes
          panes={panes}
          large={large}
          onLarge={makeLarge}
          beside={locked}
          wanted={goTo && 'code'}
          drawer={<Drawer tabs={tabs} open={open} onOpen={setDrawer} />}
          drawerOpen={open !== null}
          onDrawer={(isOpen) => setDrawer(isOpen ? (open ?? 'differences') : null)}
        />
      ) : (
        <NarrowPanes
          panes={panes}
          front={front ?? 'preview'}
          onFront={setFront}
          beside={locked}
          tabs={tabs}
          open={open}
          onOpen={setDrawer}
        />
      )}
    </Card>
  );
}

const labelOf = (wanted: ComponentKind): string => KINDS.find(({ kind }) => kind === wanted)!.label;

/** What is too small beside two other panes. */
const roomFor = ({ all }: View, correcting: boolean): PaneName | null =>
  correcting ? 'design' : all ? 'preview' : null;
