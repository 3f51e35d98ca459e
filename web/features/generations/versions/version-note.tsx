import type { Generation } from '#contract/generations.ts';
import { correctionsLabel } from '../correct/index.ts';
import { elementLabel, styleLabel } from '../vocabulary/index.ts';

/** What a version came from, in a line or two. */
export function VersionNote({ generation }: { generation: Generation }) {
  const { instructions, element, rewritten, corrections, parentId } = generation;
  return (
    <p className="line-clamp-2 break-words text-caption text-muted">
      {element && <span className="font-mono">{elementLabel(element)}: </span>}
      {rewritten
        ? styleLabel(generation)
        : instructions || correctionsLabel(corrections) || (parentId ? '' : 'From the picture')}
    </p>
  );
}
