import {
  AlignItems,
  AlignSelf,
  Display,
  FlexDirection,
  FlexWrap,
  type GridPlacement,
  type GridTemplateComponent,
  JustifyContent,
  Overflow,
  Position,
  type StylePropertyValues,
} from 'taffy-layout/wasm';
import { SIDES } from '../../emit/clean/expand-shorthands.ts';
import { STEP_PX, stepOf } from '../../emit/clean/scale.ts';
import type { Css } from '../../model/element.ts';

type Length = number | `${number}%`;

const DISPLAYS: Record<string, Display> = {
  ...{ block: Display.Block, 'inline-block': Display.Block, 'list-item': Display.Block, 'flow-root': Display.FlowRoot },
  ...{ flex: Display.Flex, 'inline-flex': Display.Flex, grid: Display.Grid, none: Display.None },
};
const ALIGN_ITEMS: Record<string, AlignItems> = {
  ...{ center: AlignItems.Center, 'flex-start': AlignItems.FlexStart, 'flex-end': AlignItems.FlexEnd },
  ...{ stretch: AlignItems.Stretch, start: AlignItems.Start, end: AlignItems.End, baseline: AlignItems.Baseline },
};
const ALIGN_SELF: Record<string, AlignSelf> = {
  ...{ center: AlignSelf.Center, 'flex-start': AlignSelf.FlexStart, 'flex-end': AlignSelf.FlexEnd },
  ...{ stretch: AlignSelf.Stretch, start: AlignSelf.Start, end: AlignSelf.End, baseline: AlignSelf.Baseline },
};
const JUSTIFY: Record<string, JustifyContent> = {
  ...{ center: JustifyContent.Center, 'flex-start': JustifyContent.FlexStart, 'flex-end': JustifyContent.FlexEnd },
  ...{ 'space-between': JustifyContent.SpaceBetween, 'space-around': JustifyContent.SpaceAround },
  ...{ 'space-evenly': JustifyContent.SpaceEvenly, start: JustifyContent.Start, end: JustifyContent.End },
};

const LENGTH = /^-?[\d.]+(px|%)?$/;

/** A length in px or per cent; undefined for what is neither, such as `auto` or a part of the window. */
function lengthOf(value: string | undefined): Length | undefined {
  if (value === undefined || !LENGTH.test(value)) return undefined;
  return value.endsWith('%') ? (value as `${number}%`) : Number.parseFloat(value);
}

/** A length as it is written: on the step of the scale that is near. */
function stepLengthOf(value: string | undefined): Length | undefined {
  const length = lengthOf(value);
  if (typeof length !== 'number') return length;
  const step = stepOf(Math.abs(length));
  return step === undefined || step === 'px' ? length : Math.sign(length) * Number(step) * STEP_PX;
}

const marginOf = (value: string): Length | 'auto' | undefined => (value === 'auto' ? 'auto' : stepLengthOf(value));

/** Taffy's names of properties beside those of CSS, and what it makes of their values. */
const NAMES = new Map<string, readonly [name: string, valueOf: (value: string) => unknown]>();
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
for (const side of SIDES) {
  NAMES.set(`margin-${side}`, [camel(`margin-${side}`), marginOf]);
  NAMES.set(`padding-${side}`, [camel(`padding-${side}`), stepLengthOf]);
  NAMES.set(`border-${side}-width`, [camel(`border-${side}`), lengthOf]);
  NAMES.set(side, [side, stepLengthOf]);
}
for (const property of ['width', 'height', 'min-width', 'min-height', 'max-height'])
  NAMES.set(property, [camel(property), stepLengthOf]);
// Containers have widths of their own.
for (const property of ['max-width', 'column-gap', 'row-gap']) NAMES.set(property, [camel(property), lengthOf]);
NAMES.set('align-items', ['alignItems', (value) => ALIGN_ITEMS[value]]);
NAMES.set('align-self', ['alignSelf', (value) => ALIGN_SELF[value]]);
NAMES.set('justify-content', ['justifyContent', (value) => JUSTIFY[value]]);

/** Declarations, one for each side, as Taffy has them. What does not move anything is left out, and so is what Taffy assumes. */
export function toTaffy(css: Css): StylePropertyValues {
  const style: Record<string, unknown> = { display: DISPLAYS[css.display] ?? Display.Block };
  const set = (name: string, value: unknown): void => {
    if (value !== undefined) style[name] = value;
  };
  if (css['flex-direction']?.startsWith('column')) style.flexDirection = FlexDirection.Column;
  if (css['flex-wrap'] === 'wrap') style.flexWrap = FlexWrap.Wrap;
  if (css.flex ?? css['flex-grow'] ?? css['flex-shrink'] ?? css['flex-basis']) Object.assign(style, flexOf(css));
  for (const property of Object.keys(css)) {
    const known = NAMES.get(property);
    if (known && css[property] !== undefined) set(known[0], known[1](css[property]));
  }
  if (css.position === 'absolute') set('position', Position.Absolute);
  if (css['overflow-x'] === 'auto' || css.overflow === 'hidden') set('overflowX', Overflow.Hidden);
  if (css.overflow === 'hidden') set('overflowY', Overflow.Hidden);
  set('gridTemplateColumns', tracksOf(css['grid-template-columns']));
  const [column, area] = [css['grid-column'], css['grid-area']];
  const start = placementOf(css['grid-column-start'] ?? 'auto');
  if (column)
    set(
      'gridColumn',
      start === 'auto' ? { start: placementOf(column), end: 'auto' } : { start, end: placementOf(column) },
    );
  if (area === '1 / 1') {
    set('gridColumn', { start: 1, end: 'auto' });
    set('gridRow', { start: 1, end: 'auto' });
  }
  return style as StylePropertyValues;
}

function flexOf(css: Css): Pick<StylePropertyValues, 'flexGrow' | 'flexShrink' | 'flexBasis'> {
  const [grow, shrink, basis] = (css.flex ?? '0 1 auto').split(' ');
  return {
    flexGrow: Number(css['flex-grow'] ?? grow ?? 0),
    flexShrink: Number(css['flex-shrink'] ?? shrink ?? 1),
    flexBasis: lengthOf(css['flex-basis'] ?? basis) ?? 'auto',
  };
}

function placementOf(column: string): GridPlacement {
  const span = /^span (\d+)/.exec(column);
  if (span) return { span: Number(span[1]) };
  const line = Number.parseInt(column, 10);
  return Number.isNaN(line) ? 'auto' : line;
}

/** `repeat(3, minmax(0, 1fr))`, or tracks one by one: `minmax(0, 1fr) 200px auto`. */
function tracksOf(value: string | undefined): GridTemplateComponent[] | undefined {
  if (!value || value === 'none') return undefined;
  const repeated = /^repeat\((\d+), (.+)\)$/.exec(value);
  const tracks = (repeated ? repeated[2] : value).match(/minmax\([^)]*\)|\S+/g) ?? [];
  const sized = tracks.map((track): Extract<GridTemplateComponent, { min: unknown }> => {
    const max = /^minmax\(0, (.+)\)$/.exec(track);
    const one = max ? max[1] : track;
    const size = one.endsWith('fr') ? (one as `${number}fr`) : (lengthOf(one) ?? 'auto');
    const least = max ? 0 : typeof size === 'number' ? size : 'auto';
    return { min: least, max: size };
  });
  return repeated ? Array.from({ length: Number(repeated[1]) }, () => sized).flat() : sized;
}
