import type { Css, Element, Screen } from '../../model/element.ts';
import { SCREENS } from '../../model/screens.ts';
import type { Changes } from '../changes.ts';
import { computedAt, declaredAt, STEPS, type Step, saidAtOnce } from '../computed.ts';
import { UNSAID } from '../properties.ts';

/**
 * Declares changes from one screen up until another one, from which on all stays as it was. Changes the elements.
 *
 * @param body with one declaration for each side and axis
 * @param computed what holds on the other screen, where that is known
 */
export function declare(
  body: Element,
  changes: Changes,
  from: Step,
  until: Screen,
  computed: ReadonlyMap<Element, Css> = computedAt(body, until),
): void {
  const inner = STEPS.slice(STEPS.indexOf(from) + 1, STEPS.indexOf(until));
  for (const [element, css] of changes) {
    const at: NonNullable<Element['at']> = { ...element.at };
    if (css.flex !== undefined) sayFlexAtOnce(element, at);
    for (const [property, value] of Object.entries(css)) {
      const after = computed.get(element)?.[property] ?? UNSAID[property];
      const isSaid = declaredAt(element, until)[property] !== undefined;
      for (const step of inner) if (step !== 'base') at[step] = without(at[step], property);
      if (from === 'base') element.css = { ...element.css, [property]: value };
      else at[from] = { ...at[from], [property]: value };
      if (!isSaid && after !== undefined && after !== value) at[until] = { ...at[until], [property]: after };
    }
    const said = SCREENS.filter((screen) => Object.keys(at[screen] ?? {}).length > 0);
    if (said.length > 0) element.at = Object.fromEntries(said.map((screen) => [screen, at[screen]]));
    else delete element.at;
  }
}

/** How an item grows and shrinks, in one declaration on each screen. */
function sayFlexAtOnce(element: Element, at: NonNullable<Element['at']>): void {
  const names = ['flex', 'flex-grow', 'flex-shrink', 'flex-basis'];
  let before: Css = {};
  for (const step of STEPS) {
    const css: Css = { ...(step === 'base' ? element.css : at[step]) };
    const own = Object.fromEntries(names.flatMap((name) => (css[name] === undefined ? [] : [[name, css[name]]])));
    if (Object.keys(own).length === 0) continue;
    for (const name of names) delete css[name];
    before = { ...before, ...own };
    css.flex = saidAtOnce(before).flex;
    if (step === 'base') element.css = css;
    else at[step] = css;
  }
}

function without(css: Css | undefined, property: string): Css {
  const { [property]: _, ...rest } = css ?? {};
  return rest;
}
