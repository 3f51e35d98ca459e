import { expect, it } from 'vitest';
import { darken } from './darken.ts';

it('turns lightness around and keeps the hue', () => {
  const html = darken(
    '<style>p { color: #000; background: white; border-color: rgb(200, 220, 255) }</style><a href="#fff">',
  );
  expect(html).toContain('color: #eeeeee; background: #121212');
  expect(html).toContain('rgb(18, 35, 65)');
  expect(html).toContain('href="#fff"');
});

it('leaves a dark page alone', () => {
  const html = '<style>body { background: #111; color: #eee }</style>';
  expect(darken(html)).toBe(html);
});
