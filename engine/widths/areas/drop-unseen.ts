import type { Css, Element } from '../../model/element.ts';
import { declaredAt, STEPS, type Step, saidAt } from '../computed.ts';
import { elementsIn } from '../leaves.ts';

/**
 * Takes back what is said for screens on which nobody sees it: in what is hidden there, and of it itself. What is hidden on all
 * screens is taken out. Changes the elements.
 *
 * @param body with one declaration for each side and axis
 */
export function dropUnseen(body: Element): void {
  const visit = (element: Element, around: readonly boolean[]): void => {
    for (const [from, until] of runsOf(around)) unsay(element, from, until, propertiesOf(element));
    const own = STEPS.map((step, at) => around[at] || saidAt(element, 'display', step) === 'none');
    const others = propertiesOf(element).filter((property) => property !== 'display');
    for (const [from, until] of runsOf(own)) unsay(element, from, until, others);
    // What narrower screens hide is hidden already.
    for (const [at, step] of STEPS.entries())
      if (at > 0 && [step, STEPS[at - 1]].every((one) => saidAt(element, 'display', one) === 'none'))
        drop(element, step, 'display');
    for (const child of elementsIn(element)) visit(child, own);
    element.children = element.children.filter((child) => typeof child === 'string' || isSeen(child, own));
  };
  visit(
    body,
    STEPS.map(() => false),
  );
}

const isSeen = (element: Element, around: readonly boolean[]): boolean =>
  STEPS.some((step, at) => !around[at] && saidAt(element, 'display', step) !== 'none');

/** From which step until which other one something holds that does not hold on the widest screens. */
function runsOf(holds: readonly boolean[]): [from: number, until: number][] {
  return STEPS.flatMap((_, at): [number, number][] => {
    const until = holds.indexOf(false, at);
    return holds[at] && !holds[at - 1] && until !== -1 ? [[at, until]] : [];
  });
}

const propertiesOf = (element: Element): string[] => [
  ...new Set(STEPS.flatMap((step) => Object.keys(declaredAt(element, step)))),
];

/** Says what holds behind some steps from the first of them on, where it need not be said twice, or once only behind them. */
function unsay(element: Element, from: number, until: number, properties: readonly string[]): void {
  const [between, next] = [STEPS.slice(from, until), STEPS[until]];
  for (const property of properties) {
    const saying = between.filter((step) => declaredAt(element, step)[property] !== undefined);
    const isSaidAgain = declaredAt(element, next)[property] !== undefined;
    if (saying.length === 0 || saying.length + Number(isSaidAgain) < 2) continue;
    const after = saidAt(element, property, next)!;
    for (const step of between) drop(element, step, property);
    if (from === 0) element.css = { ...element.css, [property]: after };
    if (saidAt(element, property, STEPS[until - 1]) === after) drop(element, next, property);
    else if (!isSaidAgain) say(element, next, property, after);
  }
}

function say(element: Element, step: Step, property: string, value: string): void {
  const at: Partial<Record<Step, Css>> = { ...element.at, [step]: { ...declaredAt(element, step), [property]: value } };
  element.at = Object.fromEntries(STEPS.flatMap((one) => (one !== 'base' && at[one] ? [[one, at[one]]] : [])));
}

function drop(element: Element, step: Step, property: string): void {
  const { [property]: _, ...rest }: Css = declaredAt(element, step);
  if (step === 'base') element.css = rest;
  else if (element.at?.[step]) {
    element.at = { ...element.at, [step]: rest };
    if (Object.keys(rest).length === 0) delete element.at[step];
    if (Object.keys(element.at).length === 0) delete element.at;
  }
}
