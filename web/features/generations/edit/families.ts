/** A family that the preview can show: web fonts that the service has, and some that machines have. */
export interface PageFamily {
  name: string;
  /** What CSS says after its name. */
  fallbacks: string;
  /** Weights that the font services have; none for a family of the machine. */
  weights: readonly number[];
}

const SANS = 'system-ui, -apple-system, "Segoe UI", "Arial", sans-serif';
const SERIF = '"Georgia", serif';
const MONO = '"Menlo", "Consolas", monospace';
const DISPLAY = '"Impact", sans-serif';

const hosted = (fallbacks: string, weights: readonly number[], names: string): PageFamily[] =>
  names.split(', ').map((name) => ({ name, fallbacks, weights }));

/** Those of the engine (engine/typeface/families.ts); `scripts/families.test.ts` holds the two lists together. */
export const FAMILIES: readonly PageFamily[] = [
  { name: 'Arial', fallbacks: '"Helvetica", sans-serif', weights: [] },
  { name: 'Times New Roman', fallbacks: '"Times", serif', weights: [] },
  { name: 'Courier New', fallbacks: '"Courier", monospace', weights: [] },
  ...hosted(
    SANS,
    [300, 400, 500, 600, 700, 800],
    'Roboto, Open Sans, Inter, Montserrat, Poppins, Noto Sans, Nunito, Nunito Sans, Raleway, Rubik, DM Sans, Work Sans, Kanit, ' +
      'Mulish, Fira Sans, Barlow, Manrope, Outfit, Libre Franklin, Plus Jakarta Sans, Figtree, Source Sans 3, Karla, Archivo, ' +
      'Urbanist, Sora, Lexend, Public Sans, Jost, Roboto Condensed, Bricolage Grotesque',
  ),
  ...hosted(SANS, [300, 400, 500, 600, 700], 'Quicksand, IBM Plex Sans, Josefin Sans, Space Grotesk'),
  ...hosted(SANS, [300, 400, 500, 700], 'Ubuntu'),
  ...hosted(SANS, [300, 400, 700], 'Lato'),
  ...hosted(SANS, [300, 400, 600, 700], 'Titillium Web'),
  ...hosted(SANS, [400, 500, 600, 700], 'Cabin'),
  ...hosted(SANS, [400, 700], 'Carlito, PT Sans'),
  ...hosted(SERIF, [300, 400, 500, 600, 700, 800], 'Roboto Slab, Merriweather, Bitter, Source Serif 4'),
  ...hosted(SERIF, [400, 500, 600, 700, 800], 'Playfair Display, EB Garamond'),
  ...hosted(SERIF, [400, 500, 600, 700], 'Gelasio, Lora, Libre Baskerville'),
  ...hosted(SERIF, [400, 700], 'Caladea, PT Serif'),
  ...hosted(MONO, [300, 400, 500, 600, 700, 800], 'JetBrains Mono, Source Code Pro, Inconsolata'),
  ...hosted(MONO, [300, 400, 500, 600, 700], 'Roboto Mono, Fira Code, IBM Plex Mono'),
  ...hosted(DISPLAY, [300, 400, 500, 600, 700], 'Oswald'),
  ...hosted(DISPLAY, [400, 500, 600, 700], 'Dancing Script'),
  ...hosted(DISPLAY, [400], 'Bebas Neue, Pacifico'),
];

/** The first family of a font-family list, without quotes. */
export const firstFamily = (list: string): string => (list.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
