import type { Css, Element, Screen } from '../../../model/element.ts';
import { SCREENS } from '../../../model/screens.ts';

type Step = 'base' | Screen;
const STEPS: readonly Step[] = ['base', ...SCREENS];

/**
 * What is a row, a stack or a grid and is hidden on some screens stands in a box that is: Bootstrap's rows say themselves how they are
 * displayed. Items of rows and grids stay what they are.
 */
export function wrapHidden(element: Element, isItem = false): Element {
  const own = displaysOf(element);
  const isRow = own.includes('grid') || (own.includes('flex') && !isColumn(element));
  const children = element.children.map((child) => (typeof child === 'string' ? child : wrapHidden(child, isRow)));
  const shown = own.filter((display) => display !== 'none');
  const isHidden = own.includes('none') && shown.some((display) => /flex|grid/.test(display ?? ''));
  if (!isHidden || isItem) return { ...element, children };
  const first = shown[0];
  const inside = withDisplays(
    { ...element, children },
    own.map((display) => (display === 'none' ? first : display)),
  );
  const box: Element = { tag: 'div', name: 'group', css: {}, children: [inside] };
  return withDisplays(
    box,
    own.map((display) => (display === 'none' ? 'none' : 'block')),
  );
}

const isColumn = ({ css, at = {} }: Element): boolean =>
  [css, ...Object.values(at)].some((one) => one['flex-direction']?.startsWith('column'));

/** How an element is displayed from each screen up; undefined as its tag says. */
function displaysOf({ css, at }: Element): (string | undefined)[] {
  let display: string | undefined;
  return STEPS.map((step) => {
    display = (step === 'base' ? css : at?.[step])?.display ?? display;
    return display;
  });
}

function withDisplays(element: Element, displays: readonly (string | undefined)[]): Element {
  const said = (step: Step): Css => (step === 'base' ? element.css : (element.at?.[step] ?? {}));
  const written = STEPS.map((step, i): [Step, Css] => {
    const { display: _, ...rest } = said(step);
    const isOther = displays[i] !== undefined && (i === 0 || displays[i] !== displays[i - 1]);
    return [step, isOther ? { ...rest, display: displays[i]! } : rest];
  });
  const [[, css], ...wider] = written;
  const at = wider.filter(([, one]) => Object.keys(one).length > 0);
  const { at: _, ...rest } = element;
  return { ...rest, css, ...(at.length > 0 ? { at: Object.fromEntries(at) } : {}) };
}
