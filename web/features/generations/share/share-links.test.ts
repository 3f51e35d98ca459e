import { expect, test } from 'vitest';
import { embedCode, linkOf } from './share-links.ts';

test('a link is a whole address', () => {
  expect(linkOf('https://site.example', 'Ab-_1')).toBe('https://site.example/s/Ab-_1');
});

test('embed code has the shape of the page and room for what stands below', () => {
  const code = embedCode('https://site.example', 'Ab-_1', { name: 'Pier', width: 1000, height: 600 });
  expect(code).toBe(
    '<iframe src="https://site.example/embed/Ab-_1" title="Pier: design and result" loading="lazy" style="width: 100%; aspect-ratio: 1000 / 650; border: 0"></iframe>',
  );
});

test('a tall page scrolls within', () => {
  expect(embedCode('', 'a', { name: '', width: 1000, height: 9000 })).toContain('aspect-ratio: 1000 / 800;');
});

test('security: a name cannot leave its attribute', () => {
  expect(embedCode('', 'a', { name: '"><script>', width: 1, height: 1 })).toContain(
    'title="&quot;&gt;&lt;script&gt;: design and result"',
  );
});
