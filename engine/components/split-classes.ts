/** A boolean by its name, and which instances have it. */
export type Flag = { name: string; has: readonly boolean[] };

/**
 * `common`: classes that all have. `decision`: the boolean that goes with most of the others, with those for each of its values.
 * `rest`: what is left for each instance, undefined for one that has not the element.
 */
export type SplitClasses = {
  common: string[];
  decision: { name: string; yes: string[]; no: string[] } | undefined;
  rest: (string | undefined)[];
};

/** Takes apart the classes of one element in several instances; undefined for an instance that has not the element. */
export function splitClasses(lists: readonly (readonly string[] | undefined)[], flags: readonly Flag[]): SplitClasses {
  const here = lists.flatMap((list, i) => (list ? [i] : []));
  const names = [...new Set(lists.flatMap((list) => list ?? []))];
  const isHeldBy = (name: string, is: (i: number) => boolean): boolean =>
    here.every((i) => lists[i]!.includes(name) === is(i));
  const common = names.filter((name) => isHeldBy(name, () => true));
  const others = names.filter((name) => !common.includes(name));
  const [best] = flags
    .map(({ name, has }) => ({
      name,
      yes: others.filter((other) => isHeldBy(other, (i) => has[i])),
      no: others.filter((other) => isHeldBy(other, (i) => !has[i])),
    }))
    .sort((a, b) => b.yes.length + b.no.length - a.yes.length - a.no.length);
  const decided = best ? [...best.yes, ...best.no] : [];
  const rest = lists.map((list) => list?.filter((name) => !common.includes(name) && !decided.includes(name)).join(' '));
  return { common, decision: decided.length > 0 ? best : undefined, rest };
}
