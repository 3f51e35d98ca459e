import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/config.ts';
import { SECTIONS, settingsPage } from './document-settings.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md', 'bench/**/README.md'], { cwd: root });
/** They tell of the past, where a file may have had another name. */
const histories = ['CHANGELOG.md', 'docs/engine-log.md'];
const ours = /^(contract|engine|fidelity|server|web|emulators|bench|e2e|scripts|docs)\/[\w./-]+$/;

const withoutCodeBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** As GitHub makes them from headings. */
const anchorsOf = (text: string) =>
  [...withoutCodeBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the documents', () => {
  test('a relative link leads to a file, and to a heading that is there', () => {
    const links = documents.flatMap((path) =>
      [...withoutCodeBlocks(read(path)).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^[a-z]+:/.test(target))
        .map((target) => ({ path, target })),
    );
    const broken = links.filter(({ path, target }) => {
      const [file, anchor] = target.split('#');
      const linked = file ? relative(root, join(root, dirname(path), file)) : path;
      if (!existsSync(join(root, linked))) return true;
      return anchor ? !anchorsOf(read(linked)).includes(anchor) : false;
    });
    expect(links.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

  test('a link with the name of a file leads to that file', () => {
    const named = documents.flatMap((path) =>
      [...read(path).matchAll(/\[`([\w.-]+\.(?:tsx?|mjs|ya?ml))`\]\(([^)#]+)\)/g)].map(([, name, target]) => ({
        path,
        name: name!,
        target: target!,
      })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name, target }) => basename(target) !== name)).toEqual([]);
  });

  test('a path that is named in a text is there', () => {
    const named = documents
      .filter((path) => !histories.includes(path))
      .flatMap((path) => [...read(path).matchAll(/`([^`\s]+)`/g)].map(([, name]) => ({ path, name: name! })))
      .filter(({ name }) => ours.test(name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !existsSync(join(root, name)))).toEqual([]);
  });

  test('README and ARCHITECTURE can be read in ten minutes', () => {
    const lines = (path: string) => read(path).trimEnd().split('\n').length;
    expect(lines('README.md')).toBeLessThanOrEqual(120);
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(100);
  });

  test('docs/README.md lists every page', () => {
    const pages = globSync('*.md', { cwd: join(root, 'docs') }).filter((name) => name !== 'README.md');
    expect(pages.filter((name) => !read('docs/README.md').includes(`](${name})`))).toEqual([]);
  });

  test('the tree of ARCHITECTURE is that of the repository', () => {
    const tree = /^## The tree\n\n```\n([\s\S]*?)^```/m.exec(read('ARCHITECTURE.md'))![1]!;
    let folder = '';
    const paths = tree.split('\n').flatMap((line) => {
      const [, indent, names] = /^( {0,2})(\S+(?: \S+)*)/.exec(line) ?? [];
      if (!names) return [];
      if (!indent) folder = names.split(' ')[0]!;
      const entries = names.split(' ').filter((name) => /^[\w.-]+(\/|\.ts)$/.test(name));
      return entries.map((name) => (indent ? join(folder, name) : name));
    });
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('a command that is named is in package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents
      .filter((path) => !histories.includes(path) && !path.startsWith('docs/decisions/'))
      .flatMap((path) => [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => ({ path, name: name! })));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  test('each row of the engine log that a comment names is there, once', () => {
    const ids = [...read('docs/engine-log.md').matchAll(/^(?:\|.*?)?\[([a-z-]+)\] /gm)].map(([, id]) => id!);
    const sources = globSync('{engine,fidelity}/**/*.ts', { cwd: root });
    const named = sources.flatMap((path) =>
      [...read(path).matchAll(/\(engine-log: ([^)]*)\)/g)].map(([, id]) => ({ path, id: id! })),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ id }) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('docs/settings.md', () => {
  test('is what `npm run docs:settings` writes', () => {
    expect(read('docs/settings.md')).toBe(settingsPage());
  });

  test('has its sections', () => {
    expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(Object.keys(SECTIONS)));
  });
});
