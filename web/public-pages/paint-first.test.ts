import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const styles = new Map([['/assets/root.css', 'p::before{content:"$&"}']]);
const painted = (html: string) => paintFirst(html, 'n1', styles);

test('styles of the build are in the page, and nothing waits for their file', () => {
  expect(painted('<link rel="stylesheet" href="/assets/root.css"/>')).toBe(
    '<style>p::before{content:"$&"}</style><link media="print" rel="later-stylesheet" href="/assets/root.css"/>',
  );
});

test('so are those of a sheet that a part loaded later has, too', () => {
  expect(painted('<link rel="stylesheet" href="/assets/root.css#"/>')).toContain(
    '<style>p::before{content:"$&"}</style>',
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
  expect(page).toContain(`<style>${local}p{}</style><style>${early}</style><style media="print">${late}</style>`);
});

test('a face that is preloaded on wide screens only counts at once on those', () => {
  const face = '@font-face{font-family:X;src:url(/a.woff2)}';
  const page = paintFirst(
    '<link rel="preload" href="/a.woff2" as="font" media="(min-width: 48rem)"/><link rel="stylesheet" href="/x.css"/>',
    'n1',
    new Map([['/x.css', `${face}p{}`]]),
  );
  expect(page).toContain(`<style>p{}</style><style media="(min-width: 48rem)">${face}</style>`);
});

test('modules are put off; other scripts run where they stand', () => {
  const page = painted(
    '<link rel="modulepreload" href="/a.js"/><script nonce="n1">1</script><script nonce="n1" type="module" async="">2</script>',
  );
  expect(page).toBe(
    '<link rel="later" href="/a.js"/><script nonce="n1">1</script><script nonce="n1" type="later" async="">2</script>',
  );
});

const still = (content: string) => `<div data-still="">${content}<span data-still-end="" hidden=""></span></div>`;

test('what stands further down waits until somebody is near; without scripts it comes at once', () => {
  const frame = '<iframe src="/demo/a.html" loading="lazy"></iframe>';
  expect(painted(still(frame))).toBe(
    still(
      `<iframe data-later="/demo/a.html" loading="lazy"></iframe><noscript><iframe src="/demo/a.html"></iframe></noscript>`,
    ),
  );
  const picture = '<img src="/a.webp" srcSet="/a-640.webp 640w" loading="lazy"/>';
  expect(painted(still(picture))).toContain('<img src="data:image/gif');
  expect(painted(still(picture)).replace(/ src="data:[^"]*"/, '')).toBe(
    still(
      '<img data-later="/a.webp" data-later-set="/a-640.webp 640w" loading="lazy"/>' +
        '<noscript><img src="/a.webp" srcSet="/a-640.webp 640w"/></noscript>',
    ),
  );
});

test('what is needed at once stays as it is, and so does everything that React goes on with', () => {
  for (const page of [still('<iframe src="/demo/a.html"></iframe>'), '<img src="/a.webp" loading="lazy"/>'])
    expect(painted(page)).toBe(page);
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

test('without scripts, what waits gives way to its copy', () => {
  expect(painted('<head><title>T</title></head>')).toBe(
    '<head><title>T</title><noscript><style>[data-later]{display:none}</style></noscript></head>',
  );
});
