import type { Css, Element } from '../model/element.ts';
import { fromHex } from '../raster/color.ts';
import { colorDifference } from '../raster/color-difference.ts';
import { type ColorUse, type ColorUses, collectColorUses, colorsIn, type Purpose } from './collect-color-uses.ts';
import { mergeColors, toleranceOf } from './merge-colors.ts';
import { type NamedColors, nameColors } from './name-colors.ts';

/**
 * The colours of a page. `names` of each, by what it is used for; `roles`: which colour is the primary one, and so on.
 * All colours are `#rrggbb`. `tolerances`: how far from each a colour may be that is taken in its place (CIEDE2000). `shades`: those
 * of `names` that no picture shows, only states do.
 */
export type Palette = NamedColors & { tolerances: ReadonlyMap<string, number>; shades?: ReadonlySet<string> };

/** Takes the palette of a page from its elements. @returns it, and the page with no colours but those */
export function inferPalette(body: Element): { palette: Palette; body: Element } {
  const found = collectColorUses(body);
  const [page = '#ffffff'] = colorsIn(body.css['background-color'] ?? body.css.background ?? '');
  const merged = mergeColors(found, page);
  const left = new Map<string, ColorUse>();
  for (const [color, use] of found.uses) {
    const target = merged.get(color) ?? color;
    left.set(target, sumOf(left.get(target), use, merged));
  }
  const palette = { ...nameColors(left, merged.get(page) ?? page), tolerances: tolerancesOf(found, merged) };
  return { palette, body: recolor(body, merged) };
}

/** A colour that stands for others has moved some of what they may move already. */
function tolerancesOf({ uses }: ColorUses, merged: ReadonlyMap<string, string>): Map<string, number> {
  const tolerances = new Map<string, number>();
  for (const [color, use] of uses) {
    const target = merged.get(color) ?? color;
    const rest = toleranceOf(use) - colorDifference(fromHex(color), fromHex(target));
    // A drawing that came out paler than it is drawn in is as near to its colour as that is.
    if (rest < 0) continue;
    tolerances.set(target, Math.min(rest, tolerances.get(target) ?? rest));
  }
  return tolerances;
}

/** What a colour is called where it is used for something. */
export function nameOf({ names }: Palette, hex: string, purpose: Purpose): string | undefined {
  const known = names.get(hex);
  return known && (known[purpose] ?? known.ground ?? known.text ?? known.edge);
}

function sumOf(a: ColorUse | undefined, b: ColorUse, merged: ReadonlyMap<string, string>): ColorUse {
  const on = new Map(a?.on);
  for (const [ground, letters] of b.on) {
    const target = merged.get(ground) ?? ground;
    on.set(target, (on.get(target) ?? 0) + letters);
  }
  return {
    letters: (a?.letters ?? 0) + b.letters,
    grounds: (a?.grounds ?? 0) + b.grounds,
    edges: (a?.edges ?? 0) + b.edges,
    controls: (a?.controls ?? 0) + b.controls,
    links: (a?.links ?? 0) + b.links,
    on,
  };
}

function recolor(element: Element, merged: ReadonlyMap<string, string>): Element {
  const recolorCss = (css: Css): Css =>
    Object.fromEntries(
      Object.entries(css).map(([property, value]) => [
        property,
        value.startsWith('url(') ? value : value.replace(/#[0-9a-f]{6}\b/g, (color) => merged.get(color) ?? color),
      ]),
    );
  const each = <T extends Record<string, Css>>(record: T): T =>
    Object.fromEntries(Object.entries(record).map(([key, css]) => [key, recolorCss(css)])) as T;
  return {
    ...element,
    css: recolorCss(element.css),
    ...(element.at ? { at: each(element.at) } : {}),
    ...(element.states ? { states: each(element.states) } : {}),
    children: element.children.map((child) => (typeof child === 'string' ? child : recolor(child, merged))),
  };
}
