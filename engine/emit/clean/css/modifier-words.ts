import type { Purpose } from '../../../design-system/collect-color-uses.ts';
import { nameOf, type Palette } from '../../../design-system/palette.ts';
import type { Css, Element } from '../../../model/element.ts';
import { fromHex, luminance } from '../../../raster/color.ts';
import { isButton } from '../is-button.ts';
import type { Style } from './stages.ts';

/** Words for how one style differs from another that has the same name, most telling first. */
export function modifierWords(element: Element, own: Style, base: Style, palette: Palette): string[] {
  const [css, plain] = [widest(own), widest(base)];
  return [
    ...kindWords(element, css),
    ...paintWords(css, plain, palette),
    // The words on a filled button have the colour that goes with it.
    ...textWords(css, isButton(element) && css['background-color'] ? { ...plain, color: css.color } : plain, palette),
    ...placeWords(css, plain),
    ...sizeWords(element, css, plain),
    ...roomWords(css, plain),
    ...(own.states['::placeholder'] && !base.states['::placeholder'] ? ['hinted'] : []),
  ];
}

const differIn =
  (css: Css, plain: Css) =>
  (...properties: string[]): boolean =>
    properties.some((property) => css[property] !== plain[property]);

/** The names of colours as modifiers. The ink of the page and its headings are no words for anything else. */
function colorWords(colors: readonly string[], purpose: Purpose, palette: Palette): string[] {
  return colors.flatMap((color) => {
    const name = color.startsWith('#') ? nameOf(palette, color, purpose) : undefined;
    if (!name) return [];
    const word = name.replace(/^on-(\w+)$/, 'inverse').replace(/-\d+$/, '');
    return [purpose === 'text' ? (INKS[word] ?? word) : word];
  });
}

const INKS: Readonly<Record<string, string>> = { heading: 'emphasis', text: 'plain' };

/** Grounds and edges. */
function paintWords(css: Css, plain: Css, palette: Palette): string[] {
  const differs = differIn(css, plain);
  const words: string[] = [];
  const ground = css['background-color'];
  if (differs('background-color', 'background-image')) {
    const image = css['background-image'];
    words.push(
      colorWords([ground ?? ''], 'ground', palette)[0] ?? (isLined(css) ? 'outline' : image ? 'gradient' : 'plain'),
    );
    // Several gradients differ in their colours.
    if (image?.includes('gradient')) words.push(...colorWords(image.match(/#[0-9a-f]{6}/g) ?? [], 'ground', palette));
    if (ground && plain['background-color']) words.push(shadeWord(ground, plain['background-color']));
  }
  const edges = ['border-top-color', 'border-bottom-color', 'border-left-color'];
  if (differs(...edges)) {
    const edge = edges.map((property) => css[property]).find(Boolean);
    words.push(...colorWords(edge ? [edge] : [], 'edge', palette));
    const other = edges.map((property) => plain[property]).find(Boolean);
    if (edge && other) words.push(shadeWord(edge, other));
  }
  return words;
}

/** Of two colours of one name. */
const shadeWord = (color: string, other: string): string =>
  /^#[0-9a-f]{6}$/.test(color) && /^#[0-9a-f]{6}$/.test(other) && luminance(fromHex(color)) < luminance(fromHex(other))
    ? 'dark'
    : 'pale';

function textWords(css: Css, plain: Css, palette: Palette): string[] {
  const differs = differIn(css, plain);
  const words: string[] = [];
  if (differs('font-size')) words.push(...sizeOfType(css, plain));
  if (differs('color')) {
    words.push(colorWords([css.color ?? ''], 'text', palette)[0] ?? 'plain');
    if (css.color && plain.color) words.push(shadeWord(css.color, plain.color));
  }
  if (differs('font-weight'))
    words.push(Number(css['font-weight'] ?? 400) > Number(plain['font-weight'] ?? 400) ? 'strong' : 'light');
  if (differs('font-family')) words.push('alternate');
  if (differs('font-style')) words.push('italic');
  if (differs('line-height'))
    words.push(lengthOf(css, 'line-height') > lengthOf(plain, 'line-height') ? 'relaxed' : 'snug');
  if (differs('white-space')) words.push(css['white-space'] === 'nowrap' ? 'nowrap' : 'wrap');
  return words;
}

function placeWords(css: Css, plain: Css): string[] {
  const differs = differIn(css, plain);
  const words: string[] = [];
  if (differs('text-align', 'justify-content', 'align-items')) words.push(alignWord(css));
  if (differs('align-self')) words.push(alignWord({ 'align-items': css['align-self'] ?? 'stretch' }));
  if (differs('display', 'flex-direction', 'grid-template-columns') && css.display !== 'inline-block')
    words.push(layoutWord(css));
  return words;
}

function sizeWords({ tag }: Element, css: Css, plain: Css): string[] {
  const differs = differIn(css, plain);
  const words: string[] = [];
  if (differs('border-top-width', 'border-bottom-width', 'border-left-width', 'border-right-width'))
    words.push('bordered');
  if (differs('box-shadow')) words.push(css['box-shadow'] ? 'raised' : 'flat');
  if (differs(...CORNERS)) words.push(cornerWord(css, plain));
  if ((tag === 'svg' || tag === 'img') && differs('width') && differs('height'))
    words.push(lengthOf(css, 'width') > lengthOf(plain, 'width') ? 'large' : 'small');
  if (differs('flex', 'flex-grow', 'flex-shrink')) words.push(/^[1-9]/.test(css.flex ?? '') ? 'fill' : 'fixed');
  if (differs('width', 'max-width', 'min-width')) {
    const wider = lengthOf(css, 'max-width', 'width') - lengthOf(plain, 'max-width', 'width');
    words.push(...(wider > 0 ? ['wide', 'extra-wide'] : ['narrow', 'extra-narrow']));
  }
  if (differs('height', 'min-height'))
    words.push(...(lengthOf(css, 'height') > lengthOf(plain, 'height') ? ['tall', 'extra-tall'] : ['short']));
  return words;
}

function roomWords(css: Css, plain: Css): string[] {
  const differs = differIn(css, plain);
  const more = (...properties: string[]): number => lengthOf(css, ...properties) - lengthOf(plain, ...properties);
  const words: string[] = [];
  if (differs('padding-top', 'padding-left', 'padding-bottom', 'padding-right'))
    words.push(...(more('padding-top', 'padding-left') > 0 ? ['roomy', 'extra-roomy'] : ['compact', 'extra-compact']));
  if (differs('row-gap', 'column-gap'))
    words.push(...(more('row-gap', 'column-gap') > 0 ? ['loose', 'extra-loose'] : ['tight', 'extra-tight']));
  if (differs('margin-left', 'margin-right') && css['margin-left'] === 'auto') words.push('end');
  if (differs('margin-top', 'margin-bottom')) {
    const isFlush = lengthOf(css, 'margin-top', 'margin-bottom') === 0;
    words.push(
      ...(more('margin-top', 'margin-bottom') > 0 ? ['spaced', 'apart'] : isFlush ? ['flush'] : ['near', 'close']),
    );
  }
  if (differs('margin-left', 'margin-right'))
    words.push(more('margin-left', 'margin-right') > 0 ? 'indented' : 'outdented');
  return words;
}

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) => `border-${corner}-radius`);

/** Corners that are gone on one side are where something else joins. */
function cornerWord(css: Css, plain: Css): string {
  const radii = CORNERS.map((corner) => lengthOf(css, corner));
  if (radii.some((radius) => radius === 0) && radii.some((radius) => radius > 0)) return 'joined';
  return lengthOf(css, ...CORNERS) > lengthOf(plain, ...CORNERS) ? 'rounded' : 'square';
}

const isLined = (css: Css): boolean =>
  Object.keys(css).some((property) => /^border-(\w+-)?width$/.test(property) && lengthOf(css, property) > 0);

/** What an element is or in which state, whatever it looks like. */
function kindWords(element: Element, css: Css): string[] {
  const { tag, attributes = {}, children } = element;
  const [child, ...others] = children;
  const isSign = others.length === 0 && typeof child === 'object' && child.tag === 'svg';
  return [
    ...('aria-current' in attributes || attributes['aria-selected'] === 'true' ? ['active'] : []),
    ...(css.position === 'fixed' ? ['floating'] : []),
    ...('disabled' in attributes ? ['disabled'] : []),
    ...('checked' in attributes ? ['checked'] : []),
    ...(isSign && (tag === 'button' || tag === 'a') ? ['icon'] : []),
    ...(attributes.type === 'search' ? ['search'] : []),
    ...(isButton(element) && isLined(css) && !css['background-color'] ? ['outline'] : []),
  ];
}

/** What holds on a wide screen. */
const widest = ({ css, at }: Style): Css => ({ ...css, ...at.sm, ...at.md, ...at.lg, ...at.xl });

function sizeOfType(css: Css, plain: Css): string[] {
  const [size, other] = [css, plain].map((one) => Number.parseFloat(one['font-size'] ?? '16'));
  if (size > other) return size > 1.4 * other ? ['huge', 'large'] : ['large', 'huge'];
  return size < 0.7 * other ? ['tiny', 'small'] : ['small', 'tiny'];
}

function alignWord(css: Css): string {
  const align = css['text-align'] ?? css['justify-content'] ?? css['align-items'] ?? 'left';
  return (
    (
      {
        center: 'centered',
        right: 'end',
        'flex-end': 'end',
        'space-between': 'spread',
        left: 'start',
        'flex-start': 'start',
        stretch: 'stretched',
      } as Css
    )[align] ?? 'start'
  );
}

function layoutWord(css: Css): string {
  const count = /repeat\((\d)/.exec(css['grid-template-columns'] ?? '')?.[1];
  if (count) return ['', 'single', 'halves', 'thirds', 'quarters', 'fifths', 'sixths'][Number(count)] ?? 'grid';
  if (css['flex-direction'] === 'column') return 'stacked';
  return css.display === 'block' ? 'block' : 'inline';
}

const lengthOf = (css: Css, ...properties: string[]): number =>
  properties.reduce((sum, property) => sum + (Number.parseFloat(css[property] ?? '0') || 0), 0);
