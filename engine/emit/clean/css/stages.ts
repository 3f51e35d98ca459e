import type { Css, Element, Screen } from '../../../model/element.ts';
import { SCREENS } from '../../../model/screens.ts';
import { shorten } from './shorten.ts';

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

/** How many lines a style takes in a sheet. */
export const lineCountOf = ({ css, at, states }: Style): number =>
  [css, ...Object.values(at), ...Object.values(states)].reduce((sum, one) => sum + Object.keys(shorten(one)).length, 0);

/** What all of several styles say. */
export function commonOf([first, ...others]: readonly Style[]): Style {
  // What is said of a property on other widths goes with it.
  const isCommon = (property: string): boolean =>
    others.every((other) =>
      [undefined, ...SCREENS].every((screen) => said(other, screen, property) === said(first, screen, property)),
    );
  const css = pick(first.css, isCommon);
  const at = mapPresent(SCREENS, (screen) => first.at[screen] && pick(first.at[screen], isCommon));
  const states = mapPresent(Object.keys(first.states), (state) =>
    pick(first.states[state], (property) =>
      others.every(({ states: held }) => held[state]?.[property] === first.states[state][property]),
    ),
  );
  return { css, at, states };
}

const said = ({ css, at }: Style, screen: Screen | undefined, property: string): string | undefined =>
  (screen ? at[screen] : css)?.[property];

const pick = (css: Css, is: (property: string) => boolean): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => is(property)));

/** What is found for each key, where there is something in it. */
function mapPresent<Key extends string>(keys: readonly Key[], of: (key: Key) => Css | undefined): Record<string, Css> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const css = of(key);
      return css && Object.keys(css).length > 0 ? [[key, css] as const] : [];
    }),
  );
}

/** A rule and another one behind it, as one. */
export const joined = (first: Style, second: Style): Style => ({
  css: { ...first.css, ...second.css },
  at: mapPresent(SCREENS, (screen) => ({ ...first.at[screen], ...second.at[screen] })),
  states: mapPresent([...new Set([first, second].flatMap(({ states }) => Object.keys(states)))], (state) => ({
    ...first.states[state],
    ...second.states[state],
  })),
});

/** States of what is pointed at: what holds in them can be taken back by saying what holds otherwise. */
const PASSING = /^:(hover|focus|active)/;

/**
 * Whether a style can say of everything in another one that it does not hold.
 * @param hasPlaceholder elements without one, such as lists of choices, do not show what holds for it
 */
export function canUndo({ at, states }: Style, base: Style, hasPlaceholder: boolean): boolean {
  return Object.entries(base.states).every(([state, held]) =>
    Object.keys(held).every(
      (property) =>
        states[state]?.[property] !== undefined ||
        (state === '::placeholder' && !hasPlaceholder) ||
        (PASSING.test(state) && !SCREENS.some((screen) => at[screen]?.[property] !== undefined)),
    ),
  );
}

/**
 * What a style says beyond another one that holds for the same element. @param unsaid the value of a property that nothing is said of
 */
export function difference(style: Style, base: Style, unsaid: (property: string) => string): Style {
  const wanted = stagesOf(style);
  const given = stagesOf(base);
  const own = wanted.map((): Css => ({}));
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
  const states = mapPresent([...new Set([style, base].flatMap((one) => Object.keys(one.states)))], (state) => {
    const [held, shown] = [style.states[state] ?? {}, base.states[state] ?? {}];
    // What the other one shows in a state shows here what holds always.
    const undone = pick(PASSING.test(state) ? shown : {}, (property) => held[property] === undefined);
    return {
      ...without(held, shown),
      ...Object.fromEntries(Object.keys(undone).map((property) => [property, style.css[property] ?? unsaid(property)])),
    };
  });
  const at = mapPresent(SCREENS, (screen) => own[SCREENS.indexOf(screen) + 1]);
  return { css: own[0], at, states };
}

const without = (css: Css, base: Css): Css =>
  Object.fromEntries(Object.entries(css).filter(([property, value]) => base[property] !== value));
