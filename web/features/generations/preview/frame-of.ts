import type { Generation } from '#contract/generations.ts';

/** Names the frame that shows a page and its versions: a framework cannot be unloaded from it. */
export const frameOf = ({ rootId, framework }: Pick<Generation, 'rootId' | 'framework'>): string =>
  `${rootId} ${framework}`;
