import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';

interface WordDifferenceProps {
  /** null: it was not there. */
  before: string | null;
  after: string | null;
}

/** The words that went, struck out, and those that came, underlined: told by more than colour. */
export default function WordDifference({ before, after }: WordDifferenceProps) {
  const parts = diffWordsWithSpace(before ?? '', after ?? '');
  if (parts.length === 0) return <span className="text-muted">(empty)</span>;
  let at = 0;
  return parts.map(({ value, added, removed }) => {
    const key = at;
    at += 1;
    if (removed)
      return (
        <del key={key} className="bg-danger-soft text-danger">
          <span className="sr-only">removed: </span>
          {value}
        </del>
      );
    if (added)
      return (
        <ins key={key} className="bg-success-soft text-success">
          <span className="sr-only">added: </span>
          {value}
        </ins>
      );
    return <Fragment key={key}>{value}</Fragment>;
  });
}
