import type { Element } from '../../../../model/element.ts';
import { classesOf, withClasses } from '../context.ts';
import { SPACERS_PX } from '../spacers.ts';
import { rebootCss } from './component-css.ts';
import { INFIXES } from './utility-css.ts';

/** Room above or below an element: its margin and its padding there. */
export type Edge = 't' | 'b';
export type Steps = { m: number; p: number };

const SIDES: Record<string, string> = { '': 'tebs', x: 'es', y: 'tb', t: 't', e: 'e', b: 'b', s: 's' };
const SPACING = /^([mp])([xytebs]?)(?:-(sm|md|lg|xl))?-(\d|auto)$/;

type Spacing = { name: string; box: string; sides: string; infix: string; value: string };

function read(name: string): Spacing | undefined {
  const [, box, side, screen, value] = SPACING.exec(name) ?? [];
  return box === undefined ? undefined : { name, box, sides: SIDES[side], infix: screen ? `-${screen}` : '', value };
}

/** The class that says how much room there is on a wide screen; of several the one for the widest, and of these the shortest way round. */
function inForce(names: readonly string[], box: 'm' | 'p', edge: Edge): Spacing | undefined {
  const all = names.flatMap((name) => read(name) ?? []).filter((one) => one.box === box && one.sides.includes(edge));
  const rank = ({ infix, sides }: Spacing): number => 10 * INFIXES.indexOf(infix as '') - sides.length;
  return all.sort((a, b) => rank(b) - rank(a))[0];
}

/** The margin that Bootstrap gives an element, in px. */
function ownMargin(tag: string, edge: Edge): number {
  const value = rebootCss(tag)[edge === 't' ? 'margin-top' : 'margin-bottom'];
  return value ? Number.parseFloat(value) * 16 : 0;
}

/** Room at an edge in px; undefined where it is not said in steps. */
export function roomAt(element: Element, edge: Edge): Record<'m' | 'p', number | undefined> {
  const names = classesOf(element);
  const px = (box: 'm' | 'p'): number | undefined => {
    const said = inForce(names, box, edge);
    if (!said) return box === 'm' ? ownMargin(element.tag, edge) : 0;
    return said.value === 'auto' ? undefined : SPACERS_PX[Number(said.value)];
  };
  return { m: px('m'), p: px('p') };
}

/** The same element with other steps at an edge, on the screens that the class in force is for. */
export function withRoomAt(element: Element, edge: Edge, steps: Partial<Steps>): Element {
  let names = classesOf(element);
  for (const box of ['m', 'p'] as const) {
    const step = steps[box];
    if (step !== undefined) names = withStep(names, element.tag, box, edge, step);
  }
  return withClasses(element, names);
}

function withStep(names: readonly string[], tag: string, box: 'm' | 'p', edge: Edge, step: number): string[] {
  const said = inForce(names, box, edge);
  const infix = said?.infix ?? '';
  const shipped = box === 'm' ? ownMargin(tag, edge) : 0;
  const isSaidElsewhere = names.some((name) => {
    const one = read(name);
    return one !== undefined && one !== said && one.name !== said?.name && one.box === box && one.sides.includes(edge);
  });
  const own = SPACERS_PX[step] === shipped && !isSaidElsewhere ? [] : [`${box}${edge}${infix}-${step}`];
  if (!said) return names.toSpliced(placeIn(names), 0, ...own);
  const at = names.indexOf(said.name);
  const rest = restOf(said, edge).map((side) => `${box}${side}${infix}-${said.value}`);
  return [...names.slice(0, at), ...rest, ...own, ...names.slice(at + 1)];
}

/** What is written behind distances: type and paint. */
const BEHIND =
  /^(lead$|small$|fs-|display-|fw-|lh-|font-|link-|bg-|border|rounded|shadow|text-(?!start|center|end|nowrap))/;

/** Where a class for room belongs: behind the others of its kind. */
function placeIn(names: readonly string[]): number {
  const last = names.findLastIndex((name) => SPACING.test(name));
  const behind = names.findIndex((name) => BEHIND.test(name));
  return last >= 0 ? last + 1 : behind >= 0 ? behind : names.length;
}

/** The sides that a class says besides one, in the fewest words. */
function restOf({ sides }: Spacing, edge: Edge): string[] {
  const opposite = edge === 't' ? 'b' : 't';
  return sides === 'tebs' ? ['x', opposite] : sides === 'tb' ? [opposite] : [];
}
