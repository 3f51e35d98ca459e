import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { FAMILIES } from '../typeface/families.ts';
import { fontOf, fontsOf } from '../typeface/fonts.ts';
import { collectWebFonts, webFontHead } from './web-fonts.ts';

describe('collectWebFonts', () => {
  it('gives each family that has to be fetched with its weights, the one of most letters first', () => {
    const heading = textNode('Harbour lights', 0, 0).text!;
    const body = textNode('Ferries leave every hour', 0, 40).text!;
    heading.font = fontOf('lora', 700);
    body.font = fontOf('inter', 400);
    body.lines[0].words[0].weight = 600;
    expect(collectWebFonts([heading, body, textNode('Arial is there already', 0, 80).text!])).toEqual([
      { name: 'Inter', weights: [400, 600], italic: false },
      { name: 'Lora', weights: [700], italic: false },
    ]);
  });
});

describe('webFontHead', () => {
  const fonts = [
    { name: 'Source Sans 3', weights: [400, 600], italic: true },
    { name: 'Lora', weights: [700], italic: false },
  ];

  it('asks Google Fonts', () => {
    expect(webFontHead(fonts, 'google')).toBe(
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Source+Sans+3:ital,wght@0,400;0,600;1,400;1,600&amp;family=Lora:wght@700&amp;display=swap">',
    );
  });

  it('asks Bunny Fonts', () => {
    expect(webFontHead(fonts, 'bunny')).toBe(
      '<link rel="stylesheet" href="https://fonts.bunny.net/css?family=source-sans-3:400,400i,600,600i|lora:700&amp;display=swap">',
    );
  });

  it('asks nobody for what machines have', () => {
    expect(webFontHead([], 'google')).toBe('');
  });
});

// A service refuses a whole family for one style that it does not have.
describe('every style that may be asked for exists', () => {
  const packages = join(import.meta.dirname, '../../node_modules/@fontsource');
  it.each(FAMILIES.filter(({ web }) => web).map(({ id, slug, italics }) => ({ id, slug, italics })))(
    '$id',
    (family) => {
      const styles = family.italics === false ? ['normal'] : ['normal', 'italic'];
      const weights = fontsOf(family.id).map(({ weight }) => weight);
      expect(weights.length).toBeGreaterThan(0);
      for (const weight of weights)
        for (const style of styles)
          expect(
            existsSync(join(packages, family.slug!, 'files', `${family.slug}-latin-${weight}-${style}.woff2`)),
          ).toBe(true);
    },
  );
});
