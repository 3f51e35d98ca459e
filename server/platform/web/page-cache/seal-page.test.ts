import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sealPage } from './seal-page.ts';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('security: scripts of the renderer are named by their hashes, and one that came otherwise is not', async () => {
  const { scripts, body } = await sealPage(
    `<head><link rel="modulepreload" nonce="n1" href="/a.js"></head>
<script nonce="n1">one\n&two</script><script type="module" nonce="n1">import "/a.js"</script>
<script nonce="n1" src="/b.js"></script><script type="application/ld+json">{}</script><script>stolen()</script>`,
    'n1',
  );
  expect(scripts).toEqual([sha256('one\n&two'), sha256('import "/a.js"')]);
  expect(body.identity.toString()).not.toContain('n1');
});

test('every form holds the same page', async () => {
  const html = `<p>${'grüße '.repeat(500)}</p>`;
  const { body, bytes } = await sealPage(html, 'n1');
  const forms = [body.identity, brotliDecompressSync(body.br), gunzipSync(body.gzip)];
  expect(forms.map(String)).toEqual([html, html, html]);
  expect(bytes).toBe(body.identity.length + body.br.length + body.gzip.length);
});

test('the tag is that of the content, whatever the nonce was', async () => {
  const tag = async (text: string, nonce: string) =>
    (await sealPage(`<script nonce="${nonce}">${text}</script>`, nonce)).etag;
  expect(await tag('a', 'n1')).toBe(await tag('a', 'n2'));
  expect(await tag('a', 'n1')).not.toBe(await tag('b', 'n1'));
});
