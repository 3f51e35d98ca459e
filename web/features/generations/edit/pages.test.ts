import { describe, expect, it } from 'vitest';
import { formatCode } from './format-code.ts';
import { replacePicture } from './replace-picture.ts';
import { familyList, setFamily } from './set-family.ts';
import { exampleNames, examples } from './testing/examples.ts';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('formatCode', () => {
  it.each(exampleNames)('leaves a page of the engine as it is, %s', async (name) => {
    expect(await formatCode(examples[name])).toEqual(examples[name]);
  });

  it('lays out what was typed, and keeps pictures', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(400)}`;
    const { html, css } = await formatCode({ html: `<main><p>A</p><img src="${picture}"></main>`, css: '.a{gap:0}' });
    expect(html).toBe(`<main>\n  <p>A</p>\n  <img\n    src="${picture}"\n  />\n</main>\n`);
    expect(css).toBe('.a {\n  gap: 0;\n}\n');
  });

  it('says where it cannot be read', async () => {
    await expect(formatCode({ html: '<p', css: '' })).rejects.toThrow(SyntaxError);
  });
});

describe('replacePicture', () => {
  it('shows another one', () => {
    const code = {
      html: '<picture><source srcset="b.webp"><img class="a" srcset="c 2x" src="a.png" alt="A"></picture>',
      css: '',
    };
    expect(replacePicture(code, 2, dot).html).toBe(`<picture><img class="a" src="${dot}" alt="A"></picture>`);
  });

  it('shows pictures only, and in pictures only', () => {
    const code = { html: '<p>A</p><img src="a.png">', css: '' };
    expect(replacePicture(code, 0, dot)).toBe(code);
    expect(replacePicture(code, 1, 'data:text/html,x')).toBe(code);
    expect(replacePicture(code, 1, 'https://example.com/a.png')).toBe(code);
  });
});

describe('setFamily', () => {
  const tailwind = examples['pricing in Tailwind'];
  const link = (address: string) => `<link rel="stylesheet" href="${address.replaceAll('&', '&amp;')}" />`;

  it('links a web font that the page has not, and takes it away again', () => {
    const lora = setFamily(tailwind, 'tailwind', '--font-sans', familyList('Lora'));
    expect(lora.html).toContain('--font-sans: "Lora", "Georgia", serif;');
    expect(lora.html).toContain(
      `    />\n    ${link('https://fonts.googleapis.com/css2?family=Lora:wght@400;500;600;700&display=swap')}\n    <script`,
    );
    const inter = setFamily(lora, 'tailwind', '--font-sans', familyList('Inter'));
    expect(inter.html).toContain(
      link('https://fonts.googleapis.com/css2?family=Inter:wght@300;400;500;600;700;800&display=swap'),
    );
    const arial = setFamily(inter, 'tailwind', '--font-sans', familyList('Arial'));
    expect(arial.html).toBe(tailwind.html);
  });

  it('stays with the service of the page', () => {
    const html = `<head>${link('https://fonts.bunny.net/css?family=lora:400|inter:400&display=swap')}<style>:root { --font-a: "Lora", serif; --font-b: "Inter" }</style></head>`;
    const changed = setFamily({ html, css: '' }, 'custom', '--font-b', familyList('Lato'));
    expect(changed.html).toContain('https://fonts.bunny.net/css?family=lora:400|lato:300,400,700&amp;display=swap');
  });

  it('leaves a link alone that no token has asked for', () => {
    const address = 'https://fonts.googleapis.com/css2?family=Inter:wght@400&display=swap';
    const html = `<head>${link(address)}<style>:root { --font-a: "Arial" } p { font-family: Inter }</style></head>`;
    const changed = setFamily({ html, css: '' }, 'custom', '--font-a', '"Courier New", monospace');
    expect(changed.html).toBe(html.replace('"Arial"', '"Courier New", monospace'));
  });

  it('knows no other families', () => {
    expect(familyList('Comic Sans')).toBeNull();
  });
});
