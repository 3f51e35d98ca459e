/** Colours in style sheets and attributes, but no ids: `#fff`, `rgb(1, 2, 3`, `: white`. */
const HEX = /(?<!url\(|href=")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
const RGB = /(?<=\brgba?\(\s*)(\d+)([\s,]+)(\d+)([\s,]+)(\d+)/gi;
const NAME = /(?<=[:\s,("])(?:white|black)(?=[\s;,)}"])/gi;

/**
 * The page in a dark theme: each colour of its style sheets and drawings at the opposite lightness, in the same hue. A page
 * that is dark already stays as it is, and so do pictures in `data:` URLs.
 */
export function darken(html: string): string {
  const ground = /body\s*\{[^}]*background(?:-color)?:\s*(#[0-9a-f]{3,8})/i.exec(html)?.[1];
  if (ground && brightnessOf(channelsOf(ground)) < MAX_DARK_LEVEL) return html;
  return html
    .replace(HEX, (hex) => toHex(invert(channelsOf(hex))) + alphaOf(hex))
    .replace(RGB, (_, r, gap, g, other, b) => {
      const dark = invert([r, g, b].map(Number));
      return dark[0] + gap + dark[1] + other + dark[2];
    })
    .replace(NAME, (name) => toHex(invert(name.toLowerCase() === 'white' ? [255, 255, 255] : [0, 0, 0])))
    .replace(/<style/i, '<style>:root{color-scheme:dark;background:#121212;color:#eee}</style><style');
}

const MAX_DARK_LEVEL = 90;
const brightnessOf = ([r, g, b]: readonly number[]): number => 0.3 * r + 0.6 * g + 0.1 * b;

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
const isShort = (hex: string): boolean => hex.length <= 5;
const pairsOf = (hex: string): string[] =>
  isShort(hex) ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
const channelsOf = (hex: string): number[] =>
  pairsOf(hex)
    .slice(0, 3)
    .map((pair) => Number.parseInt(pair, 16));
const alphaOf = (hex: string): string => pairsOf(hex)[3] ?? '';
const toHex = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** White becomes #121212 and black #eeeeee; the differences between the channels, which are the hue, stay. */
function invert(channels: readonly number[]): number[] {
  const shift = 255 - Math.min(...channels) - Math.max(...channels);
  return channels.map((value) => Math.round(18 + ((value + shift) * 220) / 255));
}
