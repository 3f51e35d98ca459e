import { expect, it } from 'vitest';
import type { EngineHost, GrayImage } from '../model/conversion.ts';
import { mirrorHost } from './mirror-host.ts';

it('shows lines as they are written, and tells where their words are in the mirror', async () => {
  const shown: GrayImage[] = [];
  const word = { text: 'a', confidence: 90, x: 0, y: 0, width: 1, height: 1 };
  const host: EngineHost = {
    readLines: async (lines) => {
      shown.push(...lines);
      return lines.map(() => ({ words: [word], confidence: 90 }));
    },
    encodeImage: async ({ data }) => data.join(),
  };
  const mirror = mirrorHost(host);
  const line = { width: 3, height: 1, data: Uint8Array.of(1, 2, 3) };
  const [reading] = await mirror.readLines([line]);
  expect([...shown[0].data]).toEqual([3, 2, 1]);
  expect([...line.data]).toEqual([1, 2, 3]);
  expect(reading.words).toEqual([{ ...word, x: 2 }]);
  const region = { width: 2, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 4, 5, 6, 7, 8) };
  expect(await mirror.encodeImage(region, 'icon')).toBe('5,6,7,8,1,2,3,4');
});
