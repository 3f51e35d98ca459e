import { useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { counted } from '#web/ui/format-number.ts';
import { countChanges, type DiffLine, type Hunk, lineDiff } from './line-diff.ts';

interface LineDifferencesProps {
  /** What the text is, e.g. `HTML`. */
  label: string;
  before: string;
  after: string;
}

/** How two texts differ, line by line. */
export function LineDifferences({ label, before, after }: LineDifferencesProps) {
  const hunks = useMemo(() => lineDiff(before, after), [before, after]);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-small">
        {label}
        <span className="font-normal text-caption text-muted">{summaryOf(hunks)}</span>
      </h3>
      {hunks && hunks.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={`${label}, line by line`}
          className="max-h-[55dvh] overflow-auto border border-line bg-page"
        >
          {hunks.map((hunk) => (
            <HunkLines key={`${hunk[0]?.before} ${hunk[0]?.after}`} hunk={hunk} />
          ))}
        </section>
      )}
    </div>
  );
}

function summaryOf(hunks: Hunk[] | undefined): string {
  if (!hunks) return 'They differ in nearly every line.';
  const { added, removed } = countChanges(hunks);
  return added + removed === 0 ? 'The same' : `${counted(added, 'line')} added, ${removed} removed`;
}

const looks = {
  kept: { mark: ' ', classes: '', Tag: 'span' },
  added: { mark: '+', classes: 'bg-success-soft', Tag: 'ins' },
  removed: { mark: '−', classes: 'bg-danger-soft', Tag: 'del' },
} as const;

function HunkLines({ hunk }: { hunk: Hunk }) {
  return (
    <div className="w-max min-w-full border-line border-b font-mono text-caption leading-5 last:border-b-0">
      {hunk.map((line) => (
        <Line key={`${line.before} ${line.after}`} line={line} />
      ))}
    </div>
  );
}

function Line({ line: { kind, text, before, after } }: { line: DiffLine }) {
  const { mark, classes, Tag } = looks[kind];
  return (
    <div className={classNames('flex whitespace-pre px-2', classes)}>
      <span aria-hidden="true" className="w-8 shrink-0 select-none text-right">
        {before}
      </span>
      <span aria-hidden="true" className="w-8 shrink-0 select-none text-right">
        {after}
      </span>
      <span aria-hidden="true" className="w-6 shrink-0 select-none text-center">
        {mark}
      </span>
      <Tag className="no-underline">{text}</Tag>
    </div>
  );
}
