import { describe, expect, test } from 'vitest';
import type { SourceFile } from '#contract/generations.ts';
import type { PageCode } from '../edit/index.ts';
import { drawnPage } from './drawn-page.ts';
import { drawReact } from './worker/draw-react.ts';
import { drawVue } from './worker/draw-vue.ts';

const pages = import.meta.glob<string>('../../../../docs/examples/*/tailwind.html', {
  ...{ query: '?raw', import: 'default', eager: true },
});
const sources = import.meta.glob<string>('../../../../docs/examples/*/react/**/*.{tsx,ts,css}', {
  ...{ query: '?raw', import: 'default', eager: true },
});
const examples = Object.entries(pages).map(([path, html]) => {
  const folder = path.replace('tailwind.html', 'react/');
  const files = Object.entries(sources)
    .filter(([name]) => name.startsWith(folder))
    .map(([name, content]) => ({ name: name.slice(folder.length), content }));
  return { name: folder.split('/').at(-3)!, code: { html, css: '' }, files };
});
const exampleOf = (name: string) => examples.find((example) => example.name === name)!;

const drawnInReact = (code: PageCode, files: SourceFile[]): PageCode =>
  drawnPage(code, 'tailwind', { files }, drawReact(files));

/** The files with words in one of them replaced. */
const changed = (files: SourceFile[], file: string, from: string, to: string): SourceFile[] => {
  expect(files.find(({ name }) => name === file)?.content).toContain(from);
  return files.map((one) => (one.name === file ? { ...one, content: one.content.replace(from, to) } : one));
};

/** The lines that one code has and the other has not. */
function differences(before: PageCode, after: PageCode): { gone: string[]; come: string[] } {
  const [old, now] = [before, after].map(({ html }) => html.split('\n').map((line) => line.trim()));
  return { gone: old!.filter((line) => !now!.includes(line)), come: now!.filter((line) => !old!.includes(line)) };
}

describe('a page that its components draw', () => {
  test.each(examples)('is the very same code where nobody changed them: $name', ({ code, files }) => {
    expect(files.length).toBeGreaterThan(1);
    expect(drawnInReact(code, files)).toEqual(code);
  });

  test('has new words where they were written, and nothing else is another', () => {
    const { code, files } = exampleOf('blog-article');
    const text = 'This is what we learned on the way, in the order in which it went wrong.';
    const drawn = drawnInReact(code, changed(files, 'Page.tsx', text, 'What we learned &amp; lost.'));
    expect(differences(code, drawn)).toEqual({
      gone: [expect.stringContaining(text)],
      come: [expect.stringMatching(/>What we learned &amp; lost\.</)],
    });
  });

  test('has one more of what repeats, beside the others, and keeps their comments', () => {
    const { code, files } = exampleOf('pricing-cards');
    const list = 'PriceCardProps[] = [';
    const more = changed(
      files,
      'components/PriceCardsSection.tsx',
      list,
      `${list} { ...({} as PriceCardProps), title: 'Fourth', items: [] },`,
    );
    const drawn = drawnInReact(code, more);
    const cards = (html: string) => html.match(/rounded-price-card/g)!.length;
    expect(cards(drawn.html)).toBe(cards(code.html) + 1);
    expect(drawn.html).toContain('Fourth');
    expect(differences(code, drawn).gone).toEqual([]);
    for (const comment of code.html.match(/<!-- .*? -->/g)!) expect(drawn.html).toContain(comment);
  });

  test('has the classes of the box that stands for its body, and its title', () => {
    const { code, files } = exampleOf('blog-article');
    const boxed = changed(files, 'Page.tsx', 'className="bg-background', 'className="bg-black');
    const drawn = drawnInReact(code, changed(boxed, 'Page.tsx', '<title>How', '<title>Why &amp; how'));
    expect(drawn.html).toContain('<title>Why &amp; how we moved');
    expect(drawn.html).toMatch(/<body\s+class="bg-black /);
    expect(drawn.html).not.toContain('bg-background pb-section');
  });

  test('has the rules of their style sheet, without what the page loads by itself', () => {
    const { code, files } = exampleOf('pricing-cards');
    const drawn = drawnInReact(code, changed(files, 'style.css', '#c2410c', '#102030'));
    expect(drawn.html).toContain('--color-orange-700: #102030;');
    expect(drawn.html).not.toMatch(/@import|#c2410c/);
    expect(drawn.html.match(/<style/g)).toHaveLength(1);
    const custom = { html: code.html.replace(/<style[\s\S]*<\/style>/, ''), css: 'p { margin: 0; }' };
    const sheet = [
      ...files.filter(({ name }) => name !== 'style.css'),
      { name: 'style.css', content: 'p{margin:1px}' },
    ];
    expect(drawnPage(custom, 'custom', { files: sheet }, drawReact(sheet)).css).toBe('p{margin:1px}');
  });

  test('is drawn where its source leaves out the body', () => {
    const files = [{ name: 'Page.tsx', content: 'export const Page = () => <p>Two</p>;' }];
    const { html } = drawnInReact({ html: '<title>Short</title><p>One</p>', css: '' }, files);
    expect(html).toContain('<title>Short</title>');
    expect(html).toContain('<body><p>Two</p></body>');
  });

  test('keeps scripts, which components have none of', () => {
    const code = {
      html: '<!doctype html><html><head></head><body><p>One</p><script>a()</script><p>Two</p></body></html>',
      css: '',
    };
    const files = [{ name: 'Page.tsx', content: 'export const Page = () => <><p>One</p><p>Three</p></>;' }];
    expect(drawnInReact(code, files).html).toContain('<p>One</p><script>a()</script><p>Three</p>');
  });

  test('is drawn from Vue, with the spaces of its templates', async () => {
    const html =
      '<!doctype html><html><head></head><body>\n<ul>\n  <li><b>One</b>\n  <i>first</i></li>\n</ul>\n</body></html>';
    const files = [
      {
        name: 'Page.vue',
        content:
          '<script setup lang="ts">\nimport Item from \'./Item.vue\';\nconst items: string[] = [\'One\'];\n</script>\n<template>\n<ul>\n<Item v-for="item in items" :key="item" :title="item" />\n</ul>\n</template>',
      },
      {
        name: 'Item.vue',
        content:
          '<script setup lang="ts">\ndefineProps<{ title: string }>();\n</script>\n<template>\n<li><b>{{ title }}</b>\n<i>first</i></li>\n</template>',
      },
    ];
    const draw = async (all: SourceFile[]) =>
      drawnPage({ html, css: '' }, 'custom', { files: all }, await drawVue(all)).html;
    expect(await draw(files)).toBe(html);
    expect(await draw(changed(files, 'Page.vue', "['One']", "['One', 'Two']"))).toBe(
      html.replace('</i></li>', '</i></li>\n  <li><b>Two</b><i>first</i></li>'),
    );
  });
});

describe('what is wrong in a component is told with its place', () => {
  const react =
    (content: string, more: SourceFile[] = []) =>
    () =>
      drawReact([{ name: 'Page.tsx', content }, ...more]);
  const vue = (content: string) => drawVue([{ name: 'Page.vue', content }]);
  test('in React', () => {
    const fault = (file: string, line: number | undefined, reason: string) =>
      expect.objectContaining({ file, line, message: expect.stringContaining(reason) });
    expect(react('export function Page() {\n  return <p>;\n}')).toThrow(fault('Page.tsx', 2, 'Unexpected token.'));
    expect(react("import { X } from './X';\nexport const Page = () => <X />;")).toThrow(
      fault('Page.tsx', undefined, 'There is no file “./X”.'),
    );
    expect(react("import x from 'lodash';\nexport const Page = () => x;")).toThrow(
      fault('Page.tsx', undefined, '“lodash” is not here'),
    );
    expect(react('export const Other = 1;')).toThrow(fault('Page.tsx', undefined, 'no component “Page”'));
    const card = {
      name: 'components/Card.tsx',
      content: 'export function Card() {\n  return <p>{(undefined as any).title}</p>;\n}',
    };
    expect(react("import { Card } from './components/Card';\nexport const Page = () => <Card />;", [card])).toThrow(
      fault('components/Card.tsx', 2, 'Cannot read properties of undefined'),
    );
  });
  test('in Vue', async () => {
    await expect(vue('<template>\n<p>\n</template>')).rejects.toMatchObject({ file: 'Page.vue', line: 2 });
    await expect(
      vue('<script setup lang="ts">\nconst a = 1;\nconst = 2;\n</script>\n<template><p /></template>'),
    ).rejects.toMatchObject({ line: 3 });
    await expect(
      vue('<script setup lang="ts">\n(undefined as any).b;\n</script><template><p /></template>'),
    ).rejects.toMatchObject({ file: 'Page.vue', message: expect.stringContaining('undefined') });
    await expect(vue('<template><p /></template>\n<style>p { margin: 0 }</style>')).rejects.toMatchObject({ line: 2 });
  });
});
