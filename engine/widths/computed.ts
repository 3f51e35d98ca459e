import { expandShorthands } from '../emit/clean/expand-shorthands.ts';
import { defaultsOf, INHERITED, INITIAL } from '../emit/clean/reset.ts';
import type { Css, Element, Screen } from '../model/element.ts';
import { SCREENS } from '../model/screens.ts';

export const STEPS: readonly Step[] = ['base', ...SCREENS];
/** The narrowest screens, or those from a width up. */
export type Step = 'base' | Screen;

/** What holds for each element of a page on one kind of screen, with one declaration for each side and axis. */
export function computedAt(body: Element, step: Step): Map<Element, Css> {
  const steps = STEPS.slice(0, STEPS.indexOf(step) + 1);
  const computed = new Map<Element, Css>();
  const visit = (element: Element, around: Css): void => {
    const declared: Css = {};
    for (const each of steps)
      if (each === 'base' || element.at?.[each]) Object.assign(declared, expandShorthands(declaredAt(element, each)));
    const inherited: Css = {};
    for (const property of INHERITED) if (around[property] !== undefined) inherited[property] = around[property];
    const css = { ...inherited, ...defaultsOf(element.tag, inherited, around.display), ...declared };
    computed.set(element, Object.assign(css, saidAtOnce(declared)));
    for (const child of element.children) if (typeof child !== 'string') visit(child, css);
  };
  visit(body, INITIAL);
  return computed;
}

/**
 * What has several names under one of them, so that what one page says can be taken back on another screen: how an item grows
 * and shrinks, and that things stretch and begin at the start.
 */
export function saidAtOnce(css: Css): Css {
  const [grow, shrink, basis] = css.flex === 'none' ? ['0', '0', 'auto'] : (css.flex ?? '0 1 auto').split(' ');
  const flex = [
    css['flex-grow'] ?? grow,
    css['flex-shrink'] ?? shrink ?? '1',
    css['flex-basis'] ?? basis ?? (css.flex ? '0%' : 'auto'),
  ];
  return {
    flex: flex.join(' '),
    'align-items': css['align-items']?.replace('normal', 'stretch') ?? 'stretch',
    'justify-content': css['justify-content']?.replace('normal', 'flex-start') ?? 'flex-start',
  };
}

/** What an element says of itself on some screens, there or for narrower ones. */
export const saidAt = (element: Element, property: string, step: Step): string | undefined =>
  STEPS.slice(0, STEPS.indexOf(step) + 1)
    .map((one) => declaredAt(element, one)[property])
    .findLast((value) => value !== undefined);

/** What an element declares for one step, beside what it declares for narrower ones. */
export const declaredAt = ({ css, at = {} }: Element, step: Step): Css => (step === 'base' ? css : (at[step] ?? {}));
