import type { Css } from '../../../model/element.ts';
import { CORNERS, SIDES } from '../expand-shorthands.ts';

const SIDES_OF = {
  margin: SIDES.map((side) => `margin-${side}`),
  padding: SIDES.map((side) => `padding-${side}`),
};
const RADII = CORNERS.map((corner) => `border-${corner}-radius`);
const BORDERS = SIDES.flatMap((side) => ['width', 'style', 'color'].map((what) => `border-${side}-${what}`));

/** Declarations with one for each side and corner as a person writes them: shorthands wherever they say the same. */
export function shorten(css: Css): Css {
  const rest = { ...css };
  const short: Css = {};
  const join = (name: string, properties: readonly string[], write: (values: string[]) => string): void => {
    if (properties.some((property) => rest[property] === undefined)) return;
    short[name] = write(properties.map((property) => rest[property]));
    for (const property of properties) delete rest[property];
  };
  const four = ([top, right, bottom, left]: string[]): string => {
    if (left !== right) return `${top} ${right} ${bottom} ${left}`;
    if (top !== bottom) return `${top} ${right} ${bottom}`;
    return top === right ? top : `${top} ${right}`;
  };
  const two = ([first, second]: string[]): string => (first === second ? first : `${first} ${second}`);

  for (const kind of ['margin', 'padding'] as const) {
    join(kind, SIDES_OF[kind], four);
    join(`${kind}-block`, [`${kind}-top`, `${kind}-bottom`], two);
    // Unequal sides stay left and right: which one comes first depends on the direction of the page.
    if (rest[`${kind}-left`] === rest[`${kind}-right`]) join(`${kind}-inline`, [`${kind}-left`, `${kind}-right`], two);
  }
  join('inset', SIDES, four);
  join('border-radius', RADII, four);
  if (BORDERS.some((property) => property in rest)) shortenBorders(rest, short);
  join('gap', ['row-gap', 'column-gap'], two);
  join('flex-flow', ['flex-direction', 'flex-wrap'], ([direction, wrap]) => `${direction} ${wrap}`);
  // The shorthand takes back where an item begins.
  join('grid-column', ['grid-column', 'grid-column-start'], ([column, start]) =>
    start === 'auto' || start === 'initial' ? column : `${start} / ${column.split(' / ')[1] ?? 'auto'}`,
  );
  join('overflow', ['overflow-x', 'overflow-y'], two);
  join('place-items', ['align-items', 'justify-items'], two);
  join('place-content', ['align-content', 'justify-content'], two);
  join('place-self', ['align-self', 'justify-self'], two);
  return inOrder({ ...rest, ...short });
}

function shortenBorders(rest: Css, short: Css): void {
  const of = (side: string): string | undefined => {
    const [width, style, color] = ['width', 'style', 'color'].map((what) => rest[`border-${side}-${what}`]);
    return width === undefined
      ? undefined
      : width === '0'
        ? '0'
        : [width, style ?? 'solid', color].filter(Boolean).join(' ');
  };
  const borders = SIDES.map(of);
  const isWhole = borders[0] !== undefined && borders.every((border) => border === borders[0]);
  if (isWhole) short.border = borders[0]!;
  else if (!borders.some(Boolean)) {
    // Only the colour or the style is another one.
    for (const what of ['style', 'color']) {
      const values = new Set(
        SIDES.map((side) => rest[`border-${side}-${what}`]).filter((value) => value !== undefined),
      );
      if (values.size === 1) short[`border-${what}`] = [...values][0];
    }
  } else
    SIDES.forEach((side, i) => {
      if (borders[i]) short[`border-${side}`] = borders[i];
    });
  for (const property of BORDERS) delete rest[property];
}

/** Box first, then space, lines, ground and type: what moves others before what does not. */
const ORDER =
  `position inset top right bottom left z-index order grid-area grid-column grid-row float display grid-template-columns
  grid-template-rows grid-auto-flow flex-flow flex-direction flex-wrap flex flex-grow flex-shrink flex-basis place-content place-items
  align-content align-items justify-content justify-items gap row-gap column-gap place-self align-self justify-self
  width min-width max-width height min-height max-height aspect-ratio margin margin-block margin-inline margin-top
  margin-right margin-bottom margin-left padding padding-block padding-inline padding-top padding-right padding-bottom
  padding-left overflow overflow-x overflow-y border border-width border-style border-color border-top border-right border-bottom border-left
  border-radius background-color background-image background-position background-size background-repeat background-clip box-shadow
  list-style vertical-align color font-family font-size font-style font-weight line-height letter-spacing text-align
  text-transform text-decoration white-space overflow-wrap opacity`.split(/\s+/);
const RANKS = new Map(ORDER.map((property, i) => [property, i]));

const inOrder = (css: Css): Css => {
  const rank = (property: string): number => RANKS.get(property) ?? ORDER.length;
  return Object.fromEntries(Object.entries(css).sort(([a], [b]) => rank(a) - rank(b)));
};
