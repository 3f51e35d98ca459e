import type { Framework } from '#contract/generations.ts';
import { ciede2000, lab, type Rgb } from '#fidelity/index.ts';
import type { ViolationPlace } from '#web/preview/messages.ts';
import { contrastOf, type PageCode, parseHex, pathTo, readElements } from '../edit/index.ts';
import { readableColor } from './contrast.ts';
import type { CheckKit } from './subject.ts';

/** A value that `setStyle` takes, and what to call it. */
export interface ReadableStyle {
  value: string;
  label: string;
}

type Contrast = NonNullable<ViolationPlace['contrast']>;

/**
 * Finds text colours that can be read, as the framework says them: the nearest of those that the page or the framework
 * names, otherwise the nearest of all, where the framework can say it. Ask it for each element with too little contrast.
 */
export function readableStyles(code: PageCode, framework: Framework, { edits, hexOf }: CheckKit) {
  const dialect = edits.dialects[framework];
  const elements = readElements(code.html);
  const offered = dialect.options(code, 'color').flatMap(({ value, label, swatch }) => {
    const hex = swatch === undefined ? undefined : hexOf(swatch);
    // Of a utility of Bootstrap the class says more than what is offered in a list.
    return hex === undefined ? [] : [{ value, label: framework === 'bootstrap' ? value : label, hex }];
  });
  return (at: number, { color, ground, wanted }: Contrast): ReadableStyle | undefined => {
    const [from, below] = [parseHex(color), parseHex(ground)];
    if (!from || !below) return undefined;
    // A part of the page with a colour mode of its own has other colours under the same names.
    const isThemed = pathTo(elements, at).some(({ attributes }) => attributes['data-bs-theme'] !== undefined);
    const readable = offered.flatMap(({ value, label, hex }) => {
      if (framework === 'bootstrap' && isThemed && edits.followsTheme(value)) return [];
      const seen = seenOn(hex, below);
      return contrastOf(seen, below) >= wanted ? [{ value, label, distance: distanceOf(seen, from) }] : [];
    });
    const [nearest] = readable.sort((a, b) => a.distance - b.distance);
    if (nearest) return { value: nearest.value, label: nearest.label };
    const mixed = readableColor(color, ground, wanted);
    const own = mixed && dialect.own('color', mixed);
    return own ? { value: own, label: mixed } : undefined;
  };
}

/** What is seen of a colour, which may be see-through (`#rrggbbaa`), on a ground. */
function seenOn(hex: string, ground: readonly number[]): number[] {
  const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  return (parseHex(hex) ?? [...ground]).map((part, i) => Math.round(part * alpha + ground[i]! * (1 - alpha)));
}

const distanceOf = (one: readonly number[], other: readonly number[]): number =>
  ciede2000(lab(one as Rgb), lab(other as Rgb));
