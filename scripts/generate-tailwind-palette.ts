import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `npm run engine:palette`: writes the colours of Tailwind's default theme as sRGB into
// engine/design-system/tailwind-palette.ts. The theme gives them in OKLCH.

const root = join(import.meta.dirname, '..');
const FILE = join(root, 'engine', 'design-system', 'tailwind-palette.ts');
const theme = readFileSync(join(root, 'node_modules', 'tailwindcss', 'theme.css'), 'utf8');

/** Tinted greys that version 4.2 added: hardly any page has them, and next to five other greys they would only be mistaken. */
const LEFT_OUT = new Set(['mauve', 'olive', 'mist', 'taupe']);

/** OKLCH to sRGB, channels cut to 0–255 (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const m = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const s = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  const channels = [
    4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821044 * s,
    -1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s,
    -0.0041960761386756 * l - 0.7034186179359362 * m + 1.7076146940746117 * s,
  ];
  const bytes = channels.map((channel) => {
    const value = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, value)));
  });
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const families = new Map<string, string[]>();
for (const [, name, lightness, chroma, hue] of theme.matchAll(
  /--color-([a-z]+)-\d+: oklch\(([\d.]+)% ([\d.]+) ([\d.]+|none)\)/g,
)) {
  if (LEFT_OUT.has(name)) continue;
  const shade = toHex(Number(lightness) / 100, Number(chroma), Number(hue) || 0);
  families.set(name, [...(families.get(name) ?? []), shade]);
}

const lines = [...families].map(([name, shades]) => `  ${name}: '${shades.join(' ')}',`);
const source = `// Written by \`npm run engine:palette\` from the default theme of Tailwind (tailwindcss/theme.css).

/** The shades that every family has, lightest first. */
export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** The families of Tailwind's palette, each with its shades in the order of \`SHADES\`, as hexadecimal sRGB. */
export const FAMILIES: Record<string, string> = {
${lines.join('\n')}
};
`;
writeFileSync(FILE, source);
spawnSync('npx', ['biome', 'format', '--write', FILE], { cwd: root, stdio: 'inherit' });
