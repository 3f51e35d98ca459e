import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Framework, PageDescription, SourceFile } from '#engine/index.ts';
import { readAuthor } from '../bench/craft/author.ts';
import { exactLikeness } from '../bench/craft/likeness.ts';
import { type CraftResult, measureWritten } from '../bench/craft/measure-page.ts';
import { ROWS } from '../bench/craft/table.ts';
import { launchBrowser } from '../bench/fidelity/browser.ts';
import { openEngine } from '../bench/fidelity/engine.ts';
import { FRAMEWORKS } from '../bench/fidelity/options.ts';
import { loadReference } from '../bench/fidelity/reference.ts';
import { ensureFonts } from './testing/fonts.ts';

// `npm run docs:examples`: ten designs of our own as the engine writes them in Clean mode, with their scores: docs/examples/.

const PAGES = [
  'blog-article',
  'dashboard',
  'gradient-landing',
  'help-accordion',
  'kanban',
  'login-strokes',
  'orders-table',
  'pricing-cards',
  'saas-landing',
  'sign-up-form',
];
/** Names of pages make these alone, and leave the others and the page of all as they are. */
const chosen = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
const PICTURE_WIDTH_PX = 560;
const folder = join(import.meta.dirname, '../docs/examples');

/** The rows of the craft benchmark that an example shows, by their names. */
const SHOWN = ['roles F1', 'repeated items alike', 'off-scale utilities', 'inline styles per page'];
const SHOWN_BEHIND = ['phone: Position', 'phone: order', 'size', 'elements'];

const INTRODUCTION = `# Examples

Ten designs of our own as the engine writes them in [Clean mode](../craft.md), made by \`npm run docs:examples\`. The code is what comes out, in three
frameworks and as components of React with Tailwind; photographs are placeholders here. Scores are against the
[pages that were drawn](../../bench/fidelity/pages), whose markup is plain; they are explained in
[craft.md](../craft.md#how-craft-is-measured). Behind what Clean scores stands what Exact scores. *Faults* are those that axe, html-validate and
stylelint find.
`;

ensureFonts();
const browser = await launchBrowser();
const engine = await openEngine(1);
try {
  const isWhole = chosen === PAGES;
  if (isWhole) await rm(folder, { recursive: true, force: true });
  const sections: string[] = [];
  for (const id of chosen) sections.push(await makeExample(id));
  if (isWhole) await writeFile(join(folder, 'README.md'), `${INTRODUCTION}\n${sections.join('\n')}`);
} finally {
  await engine.close();
  await browser.close();
}

/** Writes the files of one example. @returns its section of the page */
async function makeExample(id: string): Promise<string> {
  const reference = await loadReference(browser, join(import.meta.dirname, `../bench/fidelity/pages/${id}.html`));
  const author = await readAuthor(browser, reference);
  const converted = await engine.convert(reference.picture, { framework: 'tailwind', mode: 'clean', images: 'embed' });
  if (!converted.clean) throw new Error(`${id} could not be brought to a design system`);
  const rows: string[] = [];
  for (const framework of FRAMEWORKS) {
    const written = await engine.write('writePage', [converted.clean, framework]);
    const exact = await exactLikeness(browser, reference, converted, framework);
    const { result, pictures } = await measureWritten(browser, reference, author, written);
    rows.push(rowOf(framework, { ...result, exact }));
    if (framework === 'tailwind') await writePicture(join(folder, id, 'result.webp'), pictures['result.png']);
  }
  await writePicture(join(folder, id, 'design.webp'), reference.picture);
  // The code to read has no photographs in it.
  const { clean } = await engine.convert(reference.picture, {
    framework: 'tailwind',
    mode: 'clean',
    images: 'placeholder',
  });
  const files = await codeOf(clean!);
  for (const { name, content } of files) {
    const target = join(folder, id, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  console.log(id);
  return sectionOf(id, converted.clean.title, files, rows);
}

async function codeOf(page: PageDescription): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const framework of FRAMEWORKS) {
    const { html, css } = await engine.write('writePage', [page, framework]);
    files.push({ name: `${framework}.html`, content: html });
    if (framework === 'custom') files.push({ name: 'custom.css', content: css });
  }
  const react = await engine.write('writeComponents', [page, 'tailwind', 'react']);
  return [...files, ...react.map(({ name, content }) => ({ name: `react/${name}`, content }))];
}

async function writePicture(file: string, png: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await sharp(png).resize({ width: PICTURE_WIDTH_PX }).webp({ quality: 60 }).toFile(file);
}

function rowOf(framework: Framework, result: CraftResult): string {
  const { likeness, exact, contract, lint } = result;
  const percent = (share: number): string => (100 * share).toFixed(1);
  const shown = (names: readonly string[]): string[] =>
    names.map((name) => {
      const row = ROWS.find((one) => one.name === name)!;
      const value = row.value([result]);
      const isMeant = framework === 'tailwind' || name !== 'off-scale utilities';
      return value === null || !isMeant ? '–' : row.write(value);
    });
  const both = (pick: (of: typeof likeness) => number): string =>
    `${percent(pick(likeness))} (${percent(pick(exact ?? likeness))})`;
  const faults = contract.axe.length + lint.html.length + lint.css.length;
  const cells = [
    framework,
    both(({ faithful }) => faithful),
    both(({ position }) => position),
    ...shown(SHOWN),
    ...shown(SHOWN_BEHIND),
    String(faults),
  ];
  return `| ${cells.join(' | ')} |`;
}

function sectionOf(id: string, title: string, files: readonly SourceFile[], rows: readonly string[]): string {
  const links = files.map(({ name }) => `[\`${name}\`](${id}/${name})`);
  const columns = [
    'framework',
    'faithful (Exact)',
    'Position (Exact)',
    'roles F1',
    'alike',
    'off-scale',
    'inline styles',
    'phone: Position',
    'phone: order',
    'size',
    'elements',
    'faults',
  ];
  return `## ${title}

| design | result |
|---|---|
| ![${id}: the design](${id}/design.webp) | ![${id}: the page in Clean mode](${id}/result.webp) |

${links.join(' · ')}

| ${columns.join(' | ')} |
|${columns.map(() => '---').join('|')}|
${rows.join('\n')}
`;
}
