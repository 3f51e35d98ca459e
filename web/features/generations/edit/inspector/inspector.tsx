import { useState } from 'react';
import type { Framework } from '#contract/generations.ts';
import type { ElementStyles } from '#web/preview/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/list-states.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { countOf, nounOf } from '../element-name.ts';
import type { PageCode } from '../page-code.ts';
import { peersOf } from '../peers.ts';
import { readElements } from '../read-elements.ts';
import { ContentFields } from './content-fields.tsx';
import { ElementPath } from './element-path.tsx';
import { StyleFields } from './style-fields.tsx';

export interface InspectorProps {
  framework: Framework;
  code: PageCode;
  /** The number of the element; null where none is chosen. */
  at: number | null;
  /** What the preview says of this element (message `styles`); without it everything is offered. */
  styles?: ElementStyles | undefined;
  /** Consecutive changes with the same label are one step to undo: somebody types, or drags in a colour picker. */
  onChange: (code: PageCode, label: string) => void;
  onSelect: (at: number) => void;
  /** Lets somebody choose an element in the preview. */
  onPoint?: (() => void) | undefined;
}

/** Changes one element of the page, or the same part of all instances of its component, in the source and at once. */
export function Inspector({ framework, code, at, styles, onChange, onSelect, onPoint }: InspectorProps) {
  const [everywhere, setEverywhere] = useState<number>();
  const elements = readElements(code.html);
  const element = at === null ? undefined : elements[at];
  if (!element || at === null)
    return (
      <EmptyState
        title="No element chosen"
        action={
          onPoint && (
            <Button look="secondary" onClick={onPoint}>
              Select in the preview
            </Button>
          )
        }
      >
        Choose an element in the preview to change its text, colours, size, spacing or picture.
      </EmptyState>
    );
  const peers = peersOf(elements, at);
  const noun = nounOf(element);
  const isAll = everywhere === at && peers.length > 1;
  const targets = isAll ? peers : [at];
  const about = isAll ? countOf(peers.length, noun) : noun;
  const change = (changed: PageCode, what: string) => {
    if (changed !== code) onChange(changed, `${what} of ${about}`);
  };
  return (
    <section aria-label="Element" className="@container min-w-0">
      <div className="grid grid-cols-1 content-start items-start gap-5 p-4 @3xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <ElementPath elements={elements} at={at} onSelect={onSelect} />
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold text-body">
            <span className="first-letter:uppercase">{noun}</span>
            {styles && (
              <span className="font-mono font-normal text-caption text-muted">
                {Math.round(styles.box.width)} × {Math.round(styles.box.height)} px
              </span>
            )}
          </h3>
          {peers.length > 1 && (
            <Segmented
              label="What to change"
              value={isAll ? 'all' : 'one'}
              onChange={(value) => setEverywhere(value === 'all' ? at : undefined)}
              options={[
                { value: 'one', label: 'This one' },
                { value: 'all', label: `All ${countOf(peers.length, noun)}` },
              ]}
            />
          )}
          <ContentFields key={`content-${at}`} code={code} at={at} targets={targets} onChange={change} />
        </div>
        <div className="grid grid-cols-1 gap-x-5 gap-y-4 @3xl:grid-cols-2">
          <StyleFields
            key={`style-${at}`}
            {...{ framework, code, at, targets, onChange: change, ...(styles ? { styles } : {}) }}
          />
        </div>
      </div>
    </section>
  );
}
