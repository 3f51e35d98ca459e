import { nameOf, type Palette } from '../../../design-system/palette.ts';
import type { Css, Element } from '../../../model/element.ts';
import type { Style } from './stages.ts';

/** Words for how one style differs from another that has the same name, most telling first. */
export function modifierWords(element: Element, own: Style, base: Style, palette: Palette): string[] {
  const words = kindWords(element);
  const [css, plain] = [widest(own), widest(base)];
  const differs = (...properties: string[]): boolean =>
    properties.some((property) => css[property] !== plain[property]);
  const wordsOf = (colors: readonly string[], purpose: 'text' | 'ground'): string[] =>
    colors.flatMap((color) => {
      const name = nameOf(palette, color, purpose);
      return name ? [name.replace(/^on-(\w+)$/, 'inverse').replace(/-\d+$/, '')] : [];
    });
  const colorWord = (property: string, purpose: 'text' | 'ground'): string | undefined =>
    css[property]?.startsWith('#') ? wordsOf([css[property]], purpose)[0] : undefined;
  if (differs('background-color', 'background-image')) {
    const hasLine = Object.keys(css).some((property) => /^border-\w+-width$/.test(property));
    const image = css['background-image'];
    words.push(colorWord('background-color', 'ground') ?? (hasLine ? 'outline' : image ? 'gradient' : 'plain'));
    // Several gradients differ in their colours.
    if (image?.includes('gradient')) words.push(...wordsOf(image.match(/#[0-9a-f]{6}/g) ?? [], 'ground'));
  }
  if (differs('font-size')) words.push(sizeWord(css, plain));
  if (differs('color')) words.push(colorWord('color', 'text') ?? 'plain');
  if (differs('font-weight'))
    words.push(Number(css['font-weight'] ?? 400) > Number(plain['font-weight'] ?? 400) ? 'strong' : 'light');
  if (differs('font-family')) words.push('alternate');
  if (differs('font-style')) words.push('italic');
  if (differs('text-align', 'justify-content', 'align-items')) words.push(alignWord(css));
  if (differs('display', 'flex-direction', 'grid-template-columns')) words.push(layoutWord(css));
  if (differs('border-top-width', 'border-bottom-width', 'border-left-width', 'border-right-width'))
    words.push('bordered');
  if (differs('box-shadow')) words.push(css['box-shadow'] ? 'raised' : 'flat');
  if (differs('border-top-left-radius')) words.push('rounded');
  if (differs('width', 'max-width', 'min-width', 'flex'))
    words.push(lengthOf(css, 'max-width', 'width') > lengthOf(plain, 'max-width', 'width') ? 'wide' : 'narrow');
  if (differs('height', 'min-height'))
    words.push(lengthOf(css, 'height') > lengthOf(plain, 'height') ? 'tall' : 'short');
  if (differs('padding-top', 'padding-left', 'padding-bottom', 'padding-right'))
    words.push(
      lengthOf(css, 'padding-top', 'padding-left') > lengthOf(plain, 'padding-top', 'padding-left')
        ? 'roomy'
        : 'compact',
    );
  if (differs('row-gap', 'column-gap'))
    words.push(lengthOf(css, 'row-gap', 'column-gap') > lengthOf(plain, 'row-gap', 'column-gap') ? 'loose' : 'tight');
  if (differs('margin-top', 'margin-bottom', 'margin-left', 'margin-right'))
    words.push(
      css['margin-left'] === 'auto'
        ? 'end'
        : lengthOf(css, 'margin-top', 'margin-bottom') > lengthOf(plain, 'margin-top', 'margin-bottom')
          ? 'spaced'
          : 'flush',
    );
  return words;
}

/** What an element is or in which state, whatever it looks like. */
function kindWords({ tag, css, attributes = {}, children }: Element): string[] {
  const [child, ...others] = children;
  const isSign = others.length === 0 && typeof child === 'object' && child.tag === 'svg';
  return [
    ...('aria-current' in attributes || attributes['aria-selected'] === 'true' ? ['active'] : []),
    ...(css.position === 'fixed' ? ['floating'] : []),
    ...('disabled' in attributes ? ['disabled'] : []),
    ...('checked' in attributes ? ['checked'] : []),
    ...(isSign && (tag === 'button' || tag === 'a') ? ['icon'] : []),
    ...(attributes.type === 'search' ? ['search'] : []),
  ];
}

/** What holds on a wide screen. */
const widest = ({ css, at }: Style): Css => ({ ...css, ...at.sm, ...at.md, ...at.lg, ...at.xl });

function sizeWord(css: Css, plain: Css): string {
  const [size, other] = [css, plain].map((one) => Number.parseFloat(one['font-size'] ?? '16'));
  return size > other ? (size > 1.4 * other ? 'huge' : 'large') : size < 0.7 * other ? 'tiny' : 'small';
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
