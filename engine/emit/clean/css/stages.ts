import type { Css, Element, Screen } from '../../../model/element.ts';
import { SCREENS } from '../drop-defaults.ts';

/** What a rule says: always, from wider screens up, and in states. */
export type Style = { css: Css; at: Partial<Record<Screen, Css>>; states: Record<string, Css> };

export const styleOf = ({ css, at = {}, states = {} }: Pick<Element, 'at' | 'css' | 'states'>): Style => ({
  css,
  at,
  states,
});

/** The same for equal styles, whatever the order of their declarations. */
export function signatureOf({ css, at, states }: Style): string {
  const sorted = (one: Css = {}): [string, string][] => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    sorted(css),
    SCREENS.map((screen) => sorted(at[screen])),
    Object.entries(states).map(([state, one]) => [state, sorted(one)]),
  ]);
}

export const isEmpty = ({ css, at, states }: Style): boolean =>
  [css, ...Object.values(at), ...Object.values(states)].every((one) => Object.keys(one).length === 0);

/** What holds at each width when a style says it: a declaration goes on to all wider screens. */
function stagesOf({ css, at }: Style): Css[] {
  const stages = [css];
  for (const screen of SCREENS) stages.push({ ...stages[stages.length - 1], ...at[screen] });
  return stages;
}

/** Of all declarations of two styles, the share that both have. */
export function similarity(a: Style, b: Style): number {
  const entries = (style: Style): string[] =>
    stagesOf(style).flatMap((css, i) => Object.entries(css).map(([property, value]) => `${i} ${property} ${value}`));
  const [first, second] = [new Set(entries(a)), new Set(entries(b))];
  const common = [...first].filter((entry) => second.has(entry)).length;
  const all = first.size + second.size - common;
  return all === 0 ? 1 : common / all;
}

/**
 * What a style says beyond another one that holds for the same element. @param unsaid the value of a property that nothing is said of
 */
export function difference(style: Style, base: Style, unsaid: (property: string) => string): Style {
  const wanted = stagesOf(style);
  const given = stagesOf(base);
  const own: Css[] = [{}, {}, {}, {}];
  const properties = new Set([...wanted, ...given].flatMap((css) => Object.keys(css)));
  for (const property of properties) {
    let said: string | undefined;
    wanted.forEach((css, i) => {
      const value = css[property] ?? unsaid(property);
      const saidHere = i > 0 ? base.at[SCREENS[i - 1]]?.[property] : base.css[property];
      // A rule for a wider screen stands behind both rules that hold always.
      const present =
        i === 0 || said === undefined || saidHere !== undefined ? (given[i][property] ?? unsaid(property)) : said;
      if (value === (said !== undefined && saidHere === undefined ? said : present)) return;
      own[i][property] = value;
      said = value;
    });
  }
  const states = Object.fromEntries(
    Object.entries(style.states)
      .map(([state, css]): [string, Css] => [state, without(css, base.states[state] ?? {})])
      .filter(([, css]) => Object.keys(css).length > 0),
  );
  const at = Object.fromEntries(
    SCREENS.map((screen, i) => [screen, own[i + 1]] as const).filter(([, css]) => Object.keys(css).length > 0),
  );
  return { css: own[0], at, states };
}

const without = (css: Css, base: Css): Css =>
  Object.fromEntries(Object.entries(css).filter(([property, value]) => base[property] !== value));
