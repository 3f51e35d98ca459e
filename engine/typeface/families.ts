/** What a family looks like when its name means nothing. */
export type FamilyClass = 'sans' | 'serif' | 'mono' | 'display';

/**
 * A family that the engine can name. `fallbacks` are what CSS says after its name; `web` is what Google Fonts and Bunny Fonts
 * call it where they have it, `slug` the package of @fontsource that its metrics come from.
 */
export type Family = {
  id: string;
  name: string;
  class: FamilyClass;
  fallbacks: string;
  web?: string;
  /** False where the services have it upright only. */
  italics?: false;
  slug?: string;
  /** The installed font that it is measured on instead. */
  measuredOn?: string;
  /** It is for one script: its ascent and descent in parts of the type size. */
  script?: { ascent: number; descent: number };
};

/** What most machines have in place of a web font. */
const SYSTEM: Record<FamilyClass, string> = {
  sans: "system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
  serif: 'Georgia, serif',
  mono: 'Menlo, Consolas, monospace',
  display: 'Impact, sans-serif',
};

const installed = (id: string, name: string, kind: FamilyClass, fallbacks: string, measuredOn?: string): Family => ({
  ...{ id, name, class: kind, fallbacks },
  ...(measuredOn ? { measuredOn } : {}),
});

/** Families that machines have; they are measured on free fonts of the same widths. */
const INSTALLED: readonly Family[] = [
  installed('arial', 'Arial', 'sans', 'Helvetica, sans-serif', 'Liberation Sans'),
  installed('verdana', 'DejaVu Sans', 'sans', 'Verdana, Geneva, sans-serif', 'DejaVu Sans'),
  installed('times', 'Times New Roman', 'serif', 'Times, serif', 'Liberation Serif'),
  installed('georgia', 'DejaVu Serif', 'serif', 'Georgia, serif', 'DejaVu Serif'),
  installed('courier', 'Courier New', 'mono', 'Courier, monospace', 'Liberation Mono'),
  installed('mono', 'DejaVu Sans Mono', 'mono', 'Menlo, Consolas, monospace', 'DejaVu Sans Mono'),
  // Metrically the same as a free font that the services have.
  { ...installed('gelasio', 'Georgia', 'serif', 'Gelasio, serif'), web: 'Gelasio', slug: 'gelasio' },
  { ...installed('carlito', 'Calibri', 'sans', 'Carlito, sans-serif'), web: 'Carlito', slug: 'carlito' },
  { ...installed('caladea', 'Cambria', 'serif', 'Caladea, serif'), web: 'Caladea', slug: 'caladea' },
];

const UPRIGHT = new Set(
  [
    'Roboto Slab, Quicksand, Manrope, Outfit, Space Grotesk, Sora, Lexend, Bricolage Grotesque, Inconsolata, Fira Code',
    'Oswald, Bebas Neue, Dancing Script, Pacifico',
  ].flatMap((names) => names.split(', ')),
);

const hosted = (kind: FamilyClass, names: string): Family[] =>
  names.split(', ').map((name) => {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const family: Family = { id: slug, name, class: kind, fallbacks: SYSTEM[kind], web: name, slug };
    return UPRIGHT.has(name) ? { ...family, italics: false } : family;
  });

/** The families that Google Fonts serves most, and those that designs of applications like. */
const HOSTED: readonly Family[] = [
  ...hosted(
    'sans',
    'Roboto, Open Sans, Inter, Montserrat, Poppins, Lato, Noto Sans, Nunito, Nunito Sans, Raleway, Rubik',
  ),
  ...hosted(
    'sans',
    'Ubuntu, DM Sans, Work Sans, PT Sans, Kanit, Quicksand, Mulish, Fira Sans, Barlow, Manrope, Outfit',
  ),
  ...hosted(
    'sans',
    'IBM Plex Sans, Titillium Web, Libre Franklin, Plus Jakarta Sans, Figtree, Source Sans 3, Josefin Sans',
  ),
  ...hosted('sans', 'Karla, Space Grotesk, Cabin, Archivo, Urbanist, Sora, Lexend, Public Sans, Jost'),
  ...hosted('sans', 'Roboto Condensed, Bricolage Grotesque'),
  ...hosted(
    'serif',
    'Roboto Slab, Merriweather, Playfair Display, Lora, PT Serif, Libre Baskerville, Bitter, Source Serif 4',
  ),
  ...hosted('serif', 'EB Garamond'),
  ...hosted('mono', 'Roboto Mono, JetBrains Mono, Source Code Pro, Inconsolata, Fira Code, IBM Plex Mono'),
  ...hosted('display', 'Oswald, Bebas Neue, Dancing Script, Pacifico'),
];

export const FAMILIES: readonly Family[] = [...INSTALLED, ...HOSTED];

const forScript = (name: string, fallbacks: string, [ascent, descent]: readonly [number, number]): Family => ({
  ...{ id: name.toLowerCase().replaceAll(' ', '-'), name, class: 'sans', fallbacks, web: name },
  ...{ italics: false, script: { ascent, descent } },
});
const IN_SQUARES = [1.16, 0.288] as const;

/** Text in scripts with fonts of their own is set in these; which font a design has there is not told apart. */
export const FOR_SCRIPTS: readonly Family[] = [
  forScript('Noto Sans SC', "'PingFang SC', 'Microsoft YaHei', sans-serif", IN_SQUARES),
  forScript('Noto Sans TC', "'PingFang TC', 'Microsoft JhengHei', sans-serif", IN_SQUARES),
  forScript('Noto Sans JP', "'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif", IN_SQUARES),
  forScript('Noto Sans KR', "'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif", IN_SQUARES),
  forScript('Noto Sans Arabic', "'Geeza Pro', 'Segoe UI', Tahoma, sans-serif", [1.374, 0.738]),
  forScript('Noto Sans Hebrew', "'Arial Hebrew', 'Segoe UI', Arial, sans-serif", [1.069, 0.293]),
  forScript('Noto Sans Devanagari', "'Kohinoor Devanagari', 'Nirmala UI', sans-serif", [0.896, 0.408]),
];

/** The id of the family with this name, if the engine can write it. */
export const familyNamed = (name: string): string | undefined => FAMILIES.find((family) => family.name === name)?.id;

/** What pages may be set in, by name. */
export const FAMILY_NAMES: readonly string[] = FAMILIES.map(({ name }) => name);

const BY_ID = new Map([...FAMILIES, ...FOR_SCRIPTS].map((family) => [family.id, family]));

/** @throws never: an unknown id is taken for Arial */
export const familyOf = (id: string): Family => BY_ID.get(id) ?? INSTALLED[0];

/** What is written into CSS: the family first, then what most machines have in its place. */
export function fontStackOf(id: string): string {
  const { name, fallbacks } = familyOf(id);
  return `${/[ \d]/.test(name) ? `'${name}'` : name}, ${fallbacks}`;
}

export const isMonospaced = (id: string): boolean => familyOf(id).class === 'mono';
