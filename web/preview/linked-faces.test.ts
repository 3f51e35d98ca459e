import { describe, expect, it } from 'vitest';
import { linkedFaces } from './linked-faces.ts';

/** A document with these links, as far as `linkedFaces` looks at it. */
function pageWith(...addresses: string[]): Document {
  const links = addresses.map((href) => ({ getAttribute: () => href }));
  return { querySelectorAll: () => links } as unknown as Document;
}

describe('linkedFaces', () => {
  it('reads what Google Fonts is asked for', () => {
    const address =
      'https://fonts.googleapis.com/css2?family=Source+Sans+3:ital,wght@0,400;0,600;1,400&family=Lora:wght@700&display=swap';
    expect(linkedFaces(pageWith(address))).toEqual([
      'source-sans-3-400',
      'source-sans-3-600',
      'source-sans-3-400i',
      'lora-700',
    ]);
  });

  it('reads what Bunny Fonts is asked for', () => {
    const address = 'https://fonts.bunny.net/css?family=source-sans-3:400,400i|lora:700&display=swap';
    expect(linkedFaces(pageWith(address))).toEqual(['source-sans-3-400', 'source-sans-3-400i', 'lora-700']);
  });

  it('makes no path out of what it is given, and minds no other host', () => {
    expect(linkedFaces(pageWith('https://fonts.googleapis.com/css2?family=../../x'))).toEqual(['-x-400']);
    expect(linkedFaces(pageWith('https://fonts.example.com/css2?family=Lora', 'style.css'))).toEqual([]);
  });
});
