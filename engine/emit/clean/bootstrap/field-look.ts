import type { Element } from '../../../model/element.ts';
import { contrastRatio, fromHex } from '../../../raster/color.ts';
import { colorIn, elementsOf, groundOf, isDrawn, pxOf, widestCss } from './css.ts';
import { rem } from './rem.ts';
import { MIN_PILL_RADIUS_PX } from './scales.ts';

/**
 * What most fields of a page look like: ground, letters, those of a hint, and the line around them, `none` where there is none;
 * colours as `#rrggbb`. Corners in px; those of a pill are infinite.
 */
export type FieldLook = { ground: string; text: string; hint?: string | undefined; line: string; radius: number };

/** What text needs to be read (WCAG 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;

type Around = { ground: string; text: string };

/** @param page what fields stand on and inherit @returns undefined where there is none */
export function inferFields(body: Element, page: Around): FieldLook | undefined {
  const looks: FieldLook[] = [];
  const visit = (element: Element, around: Around): void => {
    const css = widestCss(element);
    const inside = { ground: groundOf(css) ?? around.ground, text: colorIn(css.color) ?? around.text };
    if (isTyped(element)) looks.push(fieldLook(element, around));
    for (const child of elementsOf(element)) visit(child, inside);
  };
  for (const child of elementsOf(body)) visit(child, page);
  if (looks.length === 0) return undefined;
  const most = <K extends keyof FieldLook>(key: K): FieldLook[K] => {
    const groups = Map.groupBy(looks, (look) => look[key]);
    groups.delete(undefined as FieldLook[K]);
    return [...groups].sort((a, b) => b[1].length - a[1].length)[0]?.[0] as FieldLook[K];
  };
  return {
    ...{ ground: most('ground'), text: most('text'), hint: most('hint') },
    ...{ line: most('line'), radius: most('radius') },
  };
}

/** What one types or chooses in. */
export const isTyped = ({ tag, attributes }: Element): boolean =>
  /^(select|textarea)$/.test(tag) ||
  (tag === 'input' && !/^(checkbox|radio|range|submit|button|reset|image|hidden)$/.test(attributes?.type ?? ''));

/** A design shows the hint of an empty field, and nothing of what is typed there: that is as the text around where it can be read. */
export function fieldLook(element: Element, around: Around): FieldLook {
  const css = widestCss(element);
  const ground = groundOf(css) ?? around.ground;
  const hint = colorIn(element.states?.['::placeholder']?.color);
  const own = colorIn(css.color) ?? around.text;
  const reads = (color: string): boolean => contrastRatio(fromHex(color), fromHex(ground)) >= MIN_TEXT_CONTRAST;
  return {
    ...{ ground, hint, radius: radiusOf(css['border-radius']) },
    text: own === hint && reads(around.text) ? around.text : own,
    line: isDrawn(css.border) ? (colorIn(css['border-color'] ?? css.border) ?? 'none') : 'none',
  };
}

function radiusOf(value: string | undefined): number {
  const px = pxOf(value?.split(' ')[0]) ?? 0;
  return px >= MIN_PILL_RADIUS_PX ? Number.POSITIVE_INFINITY : px;
}

/** Corners that differ by no more look alike, in px. */
const SAME_RADIUS_PX = 1;
export const haveSameCorners = (a: FieldLook, b: FieldLook): boolean =>
  a.radius === b.radius || Math.abs(a.radius - b.radius) <= SAME_RADIUS_PX;

/** Bootstrap's fields by their size, with the variable of their corners and what it ships, in px. */
const CORNERS: readonly [name: RegExp, variable: string, px: number][] = [
  [/^form-(control|select)$/, '--bs-border-radius', 6],
  [/^form-(control|select)-sm$/, '--bs-border-radius-sm', 4],
  [/^form-(control|select)-lg$/, '--bs-border-radius-lg', 8],
];

/**
 * What fields set of the variables of the page, as far as they look otherwise than those say.
 *
 * @param of the value that a variable has on the page, if it is set there
 */
export function fieldVariables(
  { ground, text, hint, line, radius }: FieldLook,
  classes: ReadonlySet<string>,
  of: (variable: string) => string | undefined,
): Record<string, string> {
  const colors: [string, string | undefined][] = [
    ['--bs-body-bg', ground],
    ['--bs-body-color', text],
    ['--bs-secondary-color', hint],
    ['--bs-border-color', line === 'none' ? undefined : line],
  ];
  const corners = CORNERS.filter(
    ([name, variable, px]) =>
      [...classes].some((one) => name.test(one)) && Math.abs((pxOf(of(variable)) ?? px) - radius) > SAME_RADIUS_PX,
  );
  const radiusValue = Number.isFinite(radius) ? rem(radius) : 'var(--bs-border-radius-pill)';
  return {
    ...Object.fromEntries(colors.filter(([variable, color]) => color !== undefined && color !== of(variable))),
    ...(line === 'none' ? { '--bs-border-width': '0' } : {}),
    ...Object.fromEntries(corners.map(([, variable]) => [variable, radiusValue])),
  } as Record<string, string>;
}
