import { describe, expect, it } from 'vitest';
import { linkedFaces } from './linked-faces.ts';

/** A document with these links, as far as `linkedFaces` looks at it. */
const pageWith = (...addresses: string[]): Document => pageSaying('Où est mon café – “là-bas”?', ...addresses);

function pageSaying(textContent: string, ...addresses: string[]): Document {
  const links = addresses.map((href) => ({ getAttribute: () => href }));
  return { querySelectorAll: () => links, body: { textContent } } as unknown as Document;
}

describe('linkedFaces', () => {
  it('reads what Google Fonts is asked for', () => {
    const address =
      'https://fonts.googleapis.com/css2?family=Source+Sans+3:ital,wght@0,400;0,600;1,400&family=Lora:wght@700&display=swap';
    expect(linkedFaces(pageWith(address)).faces).toEqual([
      'source-sans-3-400',
      'source-sans-3-600',
      'source-sans-3-400i',
      'lora-700',
    ]);
  });

  it('reads what Bunny Fonts is asked for', () => {
    const address = 'https://fonts.bunny.net/css?family=source-sans-3:400,400i|lora:700&display=swap';
    expect(linkedFaces(pageWith(address)).faces).toEqual(['source-sans-3-400', 'source-sans-3-400i', 'lora-700']);
  });

  it('asks for letters beyond those of Western Europe where the page has some', () => {
    const address = 'https://fonts.bunny.net/css?family=lora:400,400i,800&display=swap';
    for (const text of [
      'Gdzie jest moja paczka? Łódź',
      'Где моя посылка?',
      'Πού είναι',
      'Đơn hàng của tôi',
      'איפה',
      'कहाँ',
    ])
      expect(linkedFaces(pageSaying(text, address)).faces).toEqual([
        'lora-400',
        'lora-400i',
        'lora-800',
        'lora-400-more',
      ]);
  });

  it('names families for one script once, in whichever weights', () => {
    const address =
      'https://fonts.googleapis.com/css2?family=Noto+Sans+SC:wght@400;700&family=Lora:wght@400&family=Noto+Sans:wght@400';
    expect(linkedFaces(pageSaying('首页', address))).toEqual({
      faces: ['lora-400', 'noto-sans-400'],
      inPieces: ['noto-sans-sc'],
    });
  });

  it('makes no path out of what it is given, and minds no other host', () => {
    expect(linkedFaces(pageWith('https://fonts.googleapis.com/css2?family=../../x')).faces).toEqual(['-x-400']);
    const none = { faces: [], inPieces: [] };
    expect(linkedFaces(pageWith('https://fonts.example.com/css2?family=Lora', 'style.css'))).toEqual(none);
  });
});
