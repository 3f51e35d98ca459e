import type { Css, Element } from '../../model/element.ts';
import { SCREENS } from '../../model/screens.ts';
import { expandShorthands } from './expand-shorthands.ts';
import { isButton } from './is-button.ts';
import { defaultsOf, INHERITED, INITIAL, POPOVER } from './reset.ts';

const STEPS = ['base', ...SCREENS] as const;
type Step = (typeof STEPS)[number];

/** What holds for an element on the narrowest screen and from each wider one up. */
type Stages = Record<Step, Css>;

const mapStages = (of: (step: Step) => Css): Stages =>
  Object.fromEntries(STEPS.map((step) => [step, of(step)])) as Stages;

/**
 * A page without the declarations that change nothing: what is inherited, what the reset says already, and what holds on
 * narrower screens too. Declarations come out with one for each side, corner and axis, line heights in px, and whoever has
 * a type size of its own has a line height, too.
 */
export function dropDefaults(body: Element, direction?: 'rtl'): Element {
  const page = mapStages(() => ({ ...INITIAL, 'text-align': direction === 'rtl' ? 'right' : 'left' }));
  return clean(
    body,
    page,
    mapStages(() => ({})),
  );
}

/** @param inherited what its text would look like if it said nothing @param parent what holds for the element around it */
function clean(element: Element, inherited: Stages, parent: Stages): Element {
  const declared: Stages = mapStages((step) =>
    expandShorthands(step === 'base' ? element.css : (element.at?.[step] ?? {})),
  );
  const bare = mapStages((step) => ({
    ...pick(inherited[step], INHERITED),
    ...defaultsOf(element.tag, inherited[step], parent[step].display),
    ...(element.attributes?.popover ? POPOVER : {}),
  }));
  const own = cascade(bare, declared);
  const isAlone = isButton(element);
  const saidAt: Stages = mapStages(() => ({}));
  const properties = new Set(STEPS.flatMap((step) => Object.keys(declared[step])));
  if (properties.has('font-size')) properties.add('line-height');
  for (const property of properties) {
    const initial = isAlone ? ownInitial(element.tag, property) : undefined;
    let said: string | undefined;
    let isDeclared = false;
    for (const step of STEPS) {
      isDeclared ||= declared[step][property] !== undefined;
      const wanted = own[step][property];
      const isSizeNew = property === 'line-height' && saidAt[step]['font-size'] !== undefined;
      // A button is written alike wherever it stands: what is around it does not count.
      const isOwn = isDeclared && said === undefined && initial !== undefined && initial !== wanted;
      if (wanted === undefined || (same(wanted, said ?? bare[step][property]) && !isSizeNew && !isOwn)) continue;
      saidAt[step][property] = wanted;
      said = wanted;
    }
  }
  const at = Object.fromEntries(
    SCREENS.map((step) => [step, saidAt[step]] as const).filter(([, css]) => Object.keys(css).length > 0),
  );
  const { css: _, at: __, states = {}, ...rest } = element;
  const held = Object.entries(states).map(([state, css]): [string, Css] => [
    state,
    // The placeholder of a field is as opaque as its text.
    Object.fromEntries(
      Object.entries(expandShorthands(css)).filter(([property]) => property !== 'opacity' || state !== '::placeholder'),
    ),
  ]);
  return {
    ...rest,
    css: saidAt.base,
    ...(held.length > 0 ? { states: Object.fromEntries(held) } : {}),
    ...(Object.keys(at).length > 0 ? { at } : {}),
    children: element.children.map((child) => (typeof child === 'string' ? child : clean(child, own, own))),
  };
}

/** What holds at each width: a declaration goes on to all wider screens. */
function cascade(bare: Stages, declared: Stages): Stages {
  let said: Css = {};
  return mapStages((step) => {
    said = { ...said, ...declared[step] };
    const own = { ...bare[step], ...said };
    // A factor goes on to other sizes as a factor.
    if (said['line-height'])
      own[FACTOR] = said['line-height'].endsWith('px') ? '' : lineHeightFactor(said['line-height']);
    if (said['line-height'] || said['font-size']) own['line-height'] = lineHeightOf(own);
    return own;
  });
}

/** Goes on beside the length: the factor that it comes from, where it is one. */
const FACTOR = '--line-height-factor';

const lineHeightFactor = (value: string): string =>
  value.endsWith('%') ? String(Number.parseFloat(value) / 100) : value;

/** In px. */
function lineHeightOf(css: Css): string {
  if (!css[FACTOR]) return css['line-height'];
  return `${Math.round(Number(css[FACTOR]) * Number.parseFloat(css['font-size']) * 100) / 100}px`;
}

/** The value that a property would have on an element at the top of a page, where it depends on what is around at all. */
const ownInitial = (tag: string, property: string): string | undefined =>
  property === 'display' || INHERITED.has(property)
    ? (defaultsOf(tag, INITIAL, undefined)[property] ?? INITIAL[property])
    : undefined;

function pick(css: Css, properties: ReadonlySet<string>): Css {
  const picked: Css = {};
  for (const property of Object.keys(css)) if (properties.has(property)) picked[property] = css[property];
  return picked;
}

const plain = (value: string | undefined): string | undefined => value?.replace(/^0(px|%|em)?$/, '0');
const same = (a: string | undefined, b: string | undefined): boolean => plain(a) === plain(b);
