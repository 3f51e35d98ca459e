import type { Css, Element } from '../model/element.ts';

const OTHER_SIDE: Record<string, string> = { left: 'right', right: 'left' };

/** An element and all within it with left and right exchanged: what is written about sides, not what is shown. */
export function mirrorElement(element: Element): Element {
  return {
    ...element,
    css: mirrorCss(element.css),
    ...(element.wide ? { wide: mirrorCss(element.wide) } : {}),
    ...(element.states ? { states: mapValues(element.states, mirrorCss) } : {}),
    // Icons are drawn as they are outside of the mirror.
    children:
      element.tag === 'svg'
        ? element.children
        : element.children.map((child) => (typeof child === 'string' ? child : mirrorElement(child))),
  };
}

const mapValues = (record: Record<string, Css>, change: (css: Css) => Css): Record<string, Css> =>
  Object.fromEntries(Object.entries(record).map(([name, css]) => [name, change(css)]));

const mirrorCss = (css: Css): Css =>
  Object.fromEntries(Object.entries(css).map(([name, value]) => [swapSide(name), mirrorValue(name, value)]));

const swapSide = (text: string): string => text.replace(/\b(left|right)\b/g, (side) => OTHER_SIDE[side]);

function mirrorValue(name: string, value: string): string {
  if (name === 'text-align') return swapSide(value);
  if (name === 'border-radius') return mirrorRadius(value);
  if (name === 'box-shadow') return mirrorShadow(value);
  if (name === 'background' || name === 'background-image') return mirrorGradients(value);
  if (name === 'background-position') return splitList(value).map(mirrorPosition).join(', ');
  if (name === 'padding' || name === 'margin' || name === 'inset') return mirrorSides(value);
  return value;
}

/** `top right bottom left` */
function mirrorSides(value: string): string {
  const [top, right, bottom, left] = value.split(' ');
  return left === undefined ? value : [top, left, bottom, right].join(' ');
}

/** Corners clockwise from the top left. */
function mirrorRadius(value: string): string {
  const corners = value.split(' ');
  if (corners.length === 1) return value;
  const [first, second, third = first, fourth = second] = corners;
  return [second, first, fourth, third].join(' ');
}

/** `0 2px 4px rgb(…)`, inset or not: the first length is the offset to the right. */
const mirrorShadow = (value: string): string =>
  splitList(value)
    .map((shadow) =>
      shadow.replace(/(^|inset )(-?)([\d.]+(?:px)?)/, (_, before, minus, length) => {
        const isZero = Number.parseFloat(length) === 0;
        return `${before}${minus || isZero ? '' : '-'}${length}`;
      }),
    )
    .join(', ');

const mirrorGradients = (value: string): string =>
  value.replace(/linear-gradient\((-?[\d.]+)deg/g, (_, angle) => `linear-gradient(${(360 - Number(angle)) % 360}deg`);

function mirrorPosition(position: string): string {
  if (/\b(left|right)\b/.test(position)) return swapSide(position);
  const [x, ...rest] = position.split(' ');
  if (x.endsWith('%')) return [`${Number((100 - Number.parseFloat(x)).toFixed(2))}%`, ...rest].join(' ');
  if (x === 'center') return position;
  return [`right ${x}`, ...(rest.length > 0 ? [`top ${rest.join(' ')}`] : [])].join(' ');
}

/** The parts between commas that stand in no brackets. */
const splitList = (value: string): string[] => value.split(/,\s*(?![^(]*\))/);
