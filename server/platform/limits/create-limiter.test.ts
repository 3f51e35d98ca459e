import { describe, expect, test } from 'vitest';
import { createLimiter, networkOf } from './create-limiter.ts';

describe('a limiter', () => {
  test('has room for so many of each, then says for how long it has none', async () => {
    const limiter = createLimiter({ points: 2, seconds: 600 });
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([undefined, undefined]);
    const wait = await limiter.take('a');
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await limiter.take('b')).toBeUndefined();
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
