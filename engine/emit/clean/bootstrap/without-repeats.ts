/** Screens in the names of classes, narrowest first; '' is for all. */
const SCREENS = ['', 'sm', 'md', 'lg', 'xl', 'xxl'];

/** What a class says: about which properties, on which screen and from there up, with which value. */
type Said = { properties: readonly string[]; screen: number; value: string };

const SIDES: Record<string, readonly string[]> = {
  '': ['t', 'e', 'b', 's'],
  ...{ x: ['e', 's'], y: ['t', 'b'] },
  ...{ t: ['t'], e: ['e'], b: ['b'], s: ['s'] },
};
const GAPS: Record<string, readonly string[]> = { row: ['row'], column: ['column'], '': ['row', 'column'] };

/** Undefined for classes that say something else. */
function read(name: string): Said | undefined {
  const [, stem, screen = '', value] = PATTERN.exec(name) ?? [];
  if (stem === undefined || value === undefined) return undefined;
  const at = SCREENS.indexOf(screen);
  const [, box, side] = /^([mp])([xytebs]?)$/.exec(stem) ?? [];
  if (box) return { properties: SIDES[side].map((one) => `${box}${one}`), screen: at, value };
  const [, gap] = /^(?:(row|column)-)?gap$/.exec(stem) ?? [undefined, null];
  if (gap !== null) return { properties: GAPS[gap ?? ''].map((one) => `${one}-gap`), screen: at, value };
  const part = stem === 'flex' ? (/^(grow|shrink|row|column|wrap|nowrap)/.exec(value)?.[0] ?? value) : '';
  return { properties: [`${stem} ${PARTS[part] ?? part}`], screen: at, value };
}

const PATTERN =
  /^(m[xytebs]?|p[xytebs]?|(?:row-|column-)?gap|d|flex|justify-content|align-items|align-self|text)-(?:(sm|md|lg|xl|xxl)-)?(\w[\w-]*)$/;
const PARTS: Record<string, string> = { row: 'direction', column: 'direction', nowrap: 'wrap' };

/** What elements have of their own accord, without any class. */
const DEFAULTS: Record<string, string> = {
  ms: '0',
  me: '0',
  mt: '0',
  pt: '0',
  pe: '0',
  pb: '0',
  'row-gap': '0',
  'column-gap': '0',
};

/** Distances that differ on two screens may be one spacer: such a class, which says again what holds anyway, is left out. */
export function withoutRepeats(names: readonly string[]): string[] {
  const all = names.map(read);
  return names.filter((_, i) => {
    const said = all[i];
    if (!said || said.screen === 0) return true;
    return !said.properties.every((property) => {
      const narrower = all.filter(
        (one): one is Said => one !== undefined && one.screen < said.screen && one.properties.includes(property),
      );
      const last = Math.max(-1, ...narrower.map(({ screen }) => screen));
      const inForce = narrower.filter(({ screen }) => screen === last).map(({ value }) => value);
      return inForce.length === 0
        ? DEFAULTS[property] === said.value
        : inForce.length === 1 && inForce[0] === said.value;
    });
  });
}
