import { describe, expect, it } from 'vitest';
import { checkMessage } from './check-message.ts';
import { STYLE_NAMES } from './messages.ts';

describe('checkMessage', () => {
  it('lets pass what the frame says', () => {
    expect(checkMessage({ type: 'ready', document: 'a' })).toEqual({ type: 'ready', document: 'a' });
    expect(checkMessage({ type: 'ready' })).toBeNull();
    expect(checkMessage({ type: 'pointed', at: 12 })).toEqual({ type: 'pointed', at: 12 });
    expect(checkMessage({ type: 'keys', keys: 'mod+k' })).toEqual({ type: 'keys', keys: 'mod+k' });
    expect(checkMessage({ type: 'zoom', by: -100 })).toEqual({ type: 'zoom', by: -100 });
    const styles = {
      ...{ type: 'styles', at: 3, parentLayout: 'flex', box: { x: 0, y: 0, width: 10, height: 10 } },
      styles: Object.fromEntries(STYLE_NAMES.map((name) => [name, ''])),
    };
    expect(checkMessage(styles)).toEqual(styles);
  });

  it.each([
    null,
    'pointed',
    { type: 7 },
    { type: 'pointed', at: -1 },
    { type: 'pointed', at: '1' },
    { type: 'pointed', at: 1.5 },
    // It would cost a credit.
    { type: 'keys', keys: 'mod+enter' },
    { type: 'keys', keys: ['mod+k'] },
    { type: 'zoom', by: Number.POSITIVE_INFINITY },
    { type: 'zoom', by: '100' },
    { type: 'styles', at: 1, styles: {}, box: { x: 0, y: 0, width: 1, height: 1 }, parentLayout: 'block' },
    { type: 'tokens', tokens: 'all' },
  ])('hears nothing in %j', (data) => {
    expect(checkMessage(data)).toBeNull();
  });

  it('keeps the tokens that are some', () => {
    const tokens = [{ name: '--a', value: 'red' }, { name: 'color', value: 'red' }, { name: '--b', value: 1 }, null];
    expect(checkMessage({ type: 'tokens', tokens })).toEqual({
      type: 'tokens',
      tokens: [{ name: '--a', value: 'red' }],
    });
  });
});
