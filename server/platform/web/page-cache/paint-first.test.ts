import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const styles = new Map([['/assets/root.css', 'p::before{content:"$&"}']]);
const painted = (html: string) => paintFirst(html, 'n1', styles);

test('styles of the build are in the page, and nothing waits for their file', () => {
  expect(painted('<link rel="stylesheet" href="/assets/root.css"/>')).toBe(
    '<style>p::before{content:"$&"}</style><link media="print" rel="stylesheet" href="/assets/root.css"/>',
  );
});

test('a stylesheet that we do not have is linked as it was', () => {
  const link = '<link rel="stylesheet" href="/demo/other.css"/>';
  expect(painted(link)).toBe(link);
});

test('faces that the page does not preload wait with the scripts', () => {
  const [early, late, local] = ['url(/a.woff2)', 'url("/b.woff2")', 'local("Arial")'].map(
    (source) => `@font-face{font-family:X;src:${source}}`,
  );
  const page = paintFirst(
    '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/x.css"/>',
    'n1',
    new Map([['/x.css', `${early}${late}${local}p{}`]]),
  );
  expect(page).toContain(`<style>${early}${local}p{}</style><style media="print">${late}</style>`);
});

test('modules are put off; other scripts run where they stand', () => {
  const page = painted(
    '<link rel="modulepreload" href="/a.js"/><script nonce="n1">1</script><script nonce="n1" type="module" async="">2</script>',
  );
  expect(page).toBe(
    '<link rel="later" href="/a.js"/><script nonce="n1">1</script><script nonce="n1" type="later" async="">2</script>',
  );
});

test('security: a module that is not ours is not woken either', () => {
  const foreign = '<script type="module">stolen()</script>';
  expect(painted(foreign)).toBe(foreign);
});

test('what wakes them stands at the end and carries the nonce', () => {
  expect(painted('<body><p>$1</p></body>')).toMatch(
    /^<body><p>\$1<\/p><script nonce="n1">Promise\.race\([^<]+<\/script><\/body>$/,
  );
});
