import type { Css } from '../../../../model/element.ts';
import { FIXED, RESPONSIVE } from '../keyword-classes.ts';
import { SPACERS_PX } from '../spacers.ts';

/** Screens in the names of classes that are no wider than the design's; `xxl` is. */
export const INFIXES = ['', '-sm', '-md', '-lg', '-xl'] as const;

const SIDES: Record<string, readonly string[]> = {
  '': ['top', 'right', 'bottom', 'left'],
  ...{ x: ['left', 'right'], y: ['top', 'bottom'] },
  ...{ t: ['top'], e: ['right'], b: ['bottom'], s: ['left'] },
};
const BOXES: Record<string, string> = { m: 'margin', p: 'padding' };
const SPACING = /^([mp])([xytebs]?)(?:-(?:sm|md|lg|xl))?-(\d|auto)$/;
const GAP = /^(?:(row|column)-)?gap(?:-(?:sm|md|lg|xl))?-(\d)$/;
const EDGE = /^border-(top|end|bottom|start)(-0)?$/;
const EDGES: Record<string, string> = { top: 'top', end: 'right', bottom: 'bottom', start: 'left' };

/** What Bootstrap's utilities say, but for those whose values depend on what is around. */
const KEYWORDS = new Map<string, Css>();
const add = (name: string, declaration: string): void => {
  const at = declaration.indexOf(':');
  if (!name.includes(' ') && !KEYWORDS.has(name))
    KEYWORDS.set(name, { [declaration.slice(0, at)]: declaration.slice(at + 1) });
};
for (const infix of INFIXES) {
  KEYWORDS.set(`flex${infix}-fill`, { flex: '1 1 auto' });
  KEYWORDS.set(`flex${infix}-grow-0`, { 'flex-grow': '0' });
  KEYWORDS.set(`flex${infix}-shrink-1`, { 'flex-shrink': '1' });
  for (const [declaration, name] of Object.entries(RESPONSIVE)) add(name.replace('{}', infix), declaration);
}
for (const [declaration, name] of Object.entries(FIXED)) add(name, declaration);
KEYWORDS.set('position-fixed', { position: 'absolute' });
KEYWORDS.set('fixed-top', { position: 'absolute' });
KEYWORDS.set('position-static', { position: 'static' });

/** The same from the narrowest screen to the widest: later ones take the place of earlier ones. */
const screenOf = (name: string): number =>
  Math.max(
    0,
    INFIXES.findLastIndex((infix) => infix !== '' && `${name}-`.includes(`${infix}-`)),
  );
export const byScreen = (names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, rank: screenOf(name) }))
    .sort((a, b) => a.rank - b.rank || rankOf(a.name) - rankOf(b.name))
    .map(({ name }) => name);

/** Bootstrap has `m-3` before `mx-3`, and that before `ms-3`. */
const rankOf = (name: string): number => {
  const side = SPACING.exec(name)?.[2];
  return side === undefined ? 0 : 'xy'.includes(side) ? (side === '' ? 0 : 1) : 2;
};

/** The declarations of a utility, in px; none for what moves nothing. */
export function utilityCss(name: string): Css {
  const spacing = SPACING.exec(name);
  if (spacing) {
    const value = spacing[3] === 'auto' ? 'auto' : `${SPACERS_PX[Number(spacing[3])]}px`;
    return Object.fromEntries(SIDES[spacing[2]].map((side) => [`${BOXES[spacing[1]]}-${side}`, value]));
  }
  const gap = GAP.exec(name);
  if (gap) {
    const value = `${SPACERS_PX[Number(gap[2])]}px`;
    return Object.fromEntries((gap[1] ? [gap[1]] : ['row', 'column']).map((axis) => [`${axis}-gap`, value]));
  }
  if (name === 'border' || name === 'border-0') {
    const width = name === 'border' ? '1px' : '0';
    return Object.fromEntries(SIDES[''].map((side) => [`border-${side}-width`, width]));
  }
  const edge = EDGE.exec(name);
  if (edge) return { [`border-${EDGES[edge[1]]}-width`]: edge[2] ? '0' : '1px' };
  return KEYWORDS.get(name) ?? {};
}

/** `border-2` and the like: how wide the lines of an element are that has any. */
export const edgeWidthOf = (names: readonly string[]): string | undefined => {
  const width = names.map((name) => /^border-([1-5])$/.exec(name)?.[1]).find((one) => one !== undefined);
  return width && `${width}px`;
};
