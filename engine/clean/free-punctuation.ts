import type { Element } from '../model/element.ts';

/** What a word leads to does not end with a full stop: that belongs to the sentence around it. */
export function freePunctuation(runs: readonly (Element | string)[]): (Element | string)[] {
  const freed: (Element | string)[] = [];
  const add = (run: Element | string): void => {
    const last = freed.at(-1);
    if (typeof run === 'string' && typeof last === 'string') freed[freed.length - 1] = last + run;
    else freed.push(run);
  };
  for (const run of runs) {
    const [words] = typeof run === 'string' ? [] : run.children;
    const isLink = typeof run !== 'string' && (run.name === 'inline-link' || run.name === 'accent');
    const [, own, end] = (isLink && typeof words === 'string' && /^(.*[\p{L}\p{N})])([.,;:!?]+)$/su.exec(words)) || [];
    if (own === undefined || typeof run === 'string') {
      add(run);
      continue;
    }
    add({ ...run, children: [own] });
    add(end);
  }
  return freed;
}
