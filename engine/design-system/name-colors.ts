import { contrastRatio, fromHex, luminance } from '../raster/color.ts';
import type { ColorUse, Purpose } from './collect-color-uses.ts';
import { weightOf } from './merge-colors.ts';
import { areNearHues, isChromatic, type Nearest, nearestShade } from './nearest-shade.ts';

/** What a colour is in the design, whatever its name. */
export type Role = 'background' | 'text' | 'muted' | 'surface' | 'border' | Meaning;
type Meaning = 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** `names`: what each colour is called where it is used so; one of a hue has the same name everywhere. */
export type NamedColors = { names: Map<string, Partial<Record<Purpose, string>>>; roles: Map<Role, string> };

type Used = ColorUse & { hex: string; weight: number };

/** What hues mean where they are not the primary colour. */
const MEANINGS: Record<string, Meaning> = {
  ...{ red: 'danger', rose: 'danger', green: 'success', emerald: 'success', lime: 'success' },
  ...{ amber: 'warning', yellow: 'warning', orange: 'warning', sky: 'info', cyan: 'info', blue: 'info' },
};

/** Names the colours of a page by what they do in it. @param uses of the colours that are left after merging */
export function nameColors(uses: ReadonlyMap<string, ColorUse>, page: string): NamedColors {
  const names: NamedColors['names'] = new Map();
  const roles: NamedColors['roles'] = new Map([['background', page]]);
  const taken = new Set<string>();
  const give = (hex: string, purposes: readonly Purpose[], wanted: string): void => {
    const name = freeName(wanted, hex, taken);
    taken.add(name);
    names.set(hex, { ...names.get(hex), ...Object.fromEntries(purposes.map((purpose) => [purpose, name])) });
  };
  const all: Used[] = [...uses]
    .map(([hex, use]) => ({ ...use, hex, weight: weightOf(use) }))
    .sort((a, b) => b.weight - a.weight);
  nameHues(
    all.filter(({ hex }) => isChromatic(fromHex(hex))),
    give,
    roles,
  );
  nameNeutrals(
    all.filter(({ hex }) => !isChromatic(fromHex(hex))),
    page,
    give,
    roles,
  );
  if (!roles.has('primary')) {
    const control = all.filter(({ controls }) => controls > 0).sort((a, b) => b.controls - a.controls)[0];
    if (control) roles.set('primary', control.hex);
  }
  return { names, roles };
}

type Give = (hex: string, purposes: readonly Purpose[], wanted: string) => void;
const EVERYWHERE = ['text', 'ground', 'edge'] as const;

/** How much more a button says about the primary colour than any other surface. */
const CONTROL_WEIGHT = 5;
/** Paler ones are grounds of something, not what leads through the page. */
const MAX_PRIMARY_LUMINANCE = 0.6;

function nameHues(hues: readonly Used[], give: Give, roles: NamedColors['roles']): void {
  const rank = ({ weight, controls, links }: Used): number => weight + CONTROL_WEIGHT * controls + links;
  const groups: { meaning: string; family: string; members: (Used & { shade: Nearest })[] }[] = [];
  const shaded = hues.map((used) => ({ ...used, shade: nearestShade(used.hex) })).sort((a, b) => rank(b) - rank(a));
  const strong = shaded.filter(({ hex }) => luminance(fromHex(hex)) <= MAX_PRIMARY_LUMINANCE);
  for (const used of [...strong, ...shaded.filter((one) => !strong.includes(one))]) {
    const { family } = used.shade;
    const known = groups.find((group) => areNearHues(group.family, family));
    if (known) known.members.push(used);
    else {
      const has = (meaning: string): boolean => groups.some((group) => group.meaning === meaning);
      const wanted = groups.length === 0 ? 'primary' : MEANINGS[family];
      const meaning = wanted && !has(wanted) ? wanted : has('accent') ? family : 'accent';
      groups.push({ meaning, family, members: [used] });
    }
  }
  for (const { meaning, members } of groups) {
    roles.set(meaning as Role, members[0].hex);
    members.forEach(({ hex, shade }, i) => {
      give(hex, EVERYWHERE, i === 0 ? meaning : `${meaning}-${shade.step}`);
    });
  }
}

/** Contrast with the page from which a ground is its opposite, and a text can be read on it. */
const MIN_INVERSE_CONTRAST = 4.5;
const MIN_READABLE_CONTRAST = 1.8;

function nameNeutrals(neutrals: readonly Used[], page: string, give: Give, roles: NamedColors['roles']): void {
  const contrast = ({ hex }: Used): number => contrastRatio(fromHex(hex), fromHex(page));
  const ranked = (count: (used: Used) => number, list: readonly Used[]): Used[] =>
    list.filter((used) => count(used) > 0).sort((a, b) => count(b) - count(a));
  const set = (role: Role, hex: string): void => {
    if (!roles.has(role)) roles.set(role, hex);
  };

  give(page, ['ground'], 'background');
  const grounds = ranked(({ grounds }) => grounds, neutrals).filter(({ hex }) => hex !== page);
  for (const used of grounds) {
    const isInverse = contrast(used) >= MIN_INVERSE_CONTRAST;
    give(used.hex, ['ground'], isInverse ? 'inverse' : 'surface');
    if (!isInverse) set('surface', used.hex);
  }

  const letters = ranked(({ letters }) => letters, neutrals);
  const readable = letters.filter((used) => contrast(used) >= MIN_READABLE_CONTRAST);
  const [text, ...others] = readable;
  if (text) {
    give(text.hex, ['text'], 'text');
    set('text', text.hex);
  }
  for (const used of others) {
    const isStronger = contrast(used) > contrast(text);
    give(used.hex, ['text'], isStronger ? 'heading' : 'muted');
    if (!isStronger) set('muted', used.hex);
  }
  const primary = roles.get('primary');
  for (const used of letters.filter((one) => !readable.includes(one)))
    give(used.hex, ['text'], primary && used.on.has(primary) ? 'on-primary' : 'on-inverse');

  for (const used of ranked(({ edges }) => edges, neutrals)) {
    give(used.hex, ['edge'], 'border');
    set('border', used.hex);
  }
}

/** A name that is taken gets the step of the colour's shade: `surface-100`. */
export function freeName(wanted: string, hex: string, taken: { has(name: string): boolean }): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, '');
  const { step } = nearestShade(hex);
  const steps = [
    step,
    ...[50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950],
  ];
  const sorted = steps.sort((a, b) => Math.abs(a - step) - Math.abs(b - step));
  const free = sorted.find((one) => !taken.has(`${stem}-${one}`));
  return `${stem}-${free ?? hex.slice(1)}`;
}
