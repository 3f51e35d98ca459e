import type { Css, Element, Screen } from '../../model/element.ts';
import { STEPS, type Step } from '../computed.ts';
import { elementsIn } from '../leaves.ts';

/**
 * Takes back what is said for screens on which nobody sees it: in what is hidden there, and of it itself. Changes the elements.
 *
 * @param body with one declaration for each side and axis
 */
export function dropUnseen(body: Element, from: Step, until: Screen): void {
  const visit = (element: Element, isHidden: boolean): void => {
    const isOwn = displayAt(element, from) === 'none';
    if (isHidden || isOwn) unsay(element, from, until, isHidden ? [] : ['display']);
    // What narrower screens hide is hidden already.
    const before = STEPS[STEPS.indexOf(from) - 1];
    if (isOwn && before && displayAt(element, before) === 'none') drop(element, from, 'display');
    for (const child of elementsIn(element)) visit(child, isHidden || isOwn);
  };
  visit(body, false);
}

const said = ({ css, at }: Element, step: Step): Css => (step === 'base' ? css : (at?.[step] ?? {}));

function displayAt(element: Element, step: Step): string | undefined {
  const before = STEPS.slice(0, STEPS.indexOf(step) + 1).map((one) => said(element, one).display);
  return before.findLast((value) => value !== undefined);
}

function unsay(element: Element, from: Step, until: Screen, kept: readonly string[]): void {
  const between = STEPS.slice(STEPS.indexOf(from), STEPS.indexOf(until));
  for (const [property, after] of Object.entries(said(element, until))) {
    if (kept.includes(property) || between.every((step) => said(element, step)[property] === undefined)) continue;
    for (const step of between) drop(element, step, property);
    const before = STEPS.slice(0, STEPS.indexOf(until)).map((step) => said(element, step)[property]);
    if (from === 'base') element.css = { ...element.css, [property]: after };
    if (from === 'base' || before.findLast((value) => value !== undefined) === after) drop(element, until, property);
  }
}

function drop(element: Element, step: Step, property: string): void {
  const { [property]: _, ...rest } = said(element, step);
  if (step === 'base') element.css = rest;
  else if (element.at?.[step]) {
    element.at = { ...element.at, [step]: rest };
    if (Object.keys(rest).length === 0) delete element.at[step];
    if (Object.keys(element.at).length === 0) delete element.at;
  }
}
