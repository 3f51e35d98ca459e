import { Fragment } from 'react';
import { wordParts } from './word-parts.ts';

interface WordDifferenceProps {
  /** null: it was not there. */
  before: string | null;
  after: string | null;
}

/** The words that went, struck out, and those that came, underlined: told by more than colour. */
export default function WordDifference({ before, after }: WordDifferenceProps) {
  const parts = wordParts(before ?? '', after ?? '');
  if (parts.length === 0) return <span className="text-muted">(empty)</span>;
  return parts.map(({ kind, text }, i) => {
    const key = `${i} ${kind}`;
    if (kind === 'kept') return <Fragment key={key}>{text}</Fragment>;
    const Element = kind === 'removed' ? 'del' : 'ins';
    return (
      <Fragment key={key}>
        {kind === 'added' && parts[i - 1]?.kind === 'removed' && ' '}
        <Element className={kind === 'removed' ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success'}>
          <span className="sr-only">{kind}: </span>
          {text}
        </Element>
      </Fragment>
    );
  });
}
