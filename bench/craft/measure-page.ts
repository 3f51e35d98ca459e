import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  type CraftFacts,
  compare,
  compareRepetition,
  compareRoles,
  countRepetition,
  countRoles,
  type Design2Code,
  isOffScale,
  type RepeatedGroup,
  type RepetitionCount,
  type Role,
  type RoleCount,
  type RolesOfText,
  usesTailwind,
  VALUE_KINDS,
  type ValueKind,
} from '#fidelity/index.ts';
import { openWindow } from '../fidelity/browser.ts';
import { type Contract, checkContract } from '../fidelity/check-contract.ts';
import { documentOf } from '../fidelity/document-of.ts';
import type { Conversion, EnginePool } from '../fidelity/engine.ts';
import type { Reference } from '../fidelity/reference.ts';
import { capture, show } from '../fidelity/render.ts';
import { type Author, craftOf, PHONE_PX, readAuthor } from './author.ts';
import { countOwnRules } from './count-own-rules.ts';
import { exactLikeness, type Likeness, likenessOf } from './likeness.ts';
import { type Lint, lintPage } from './lint-page.ts';
import type { Options } from './options.ts';
import { stylesOf } from './styles-of.ts';

/** Counts of our page and of the author's. */
export type Against = { ours: number; author: number };

/** Everything of a page that the table adds up: counts, so that pages can be added. */
export type CraftResult = {
  id: string;
  roles: Partial<Record<Role, RoleCount>>;
  repetition: RepetitionCount;
  classes: Against;
  offScale: Against;
  elements: Against;
  /** Of markup and used rules together. */
  weight: Against;
  inlineStyles: number;
  ownRules: number;
  values: Record<ValueKind, Against>;
  phone: Pick<Design2Code, 'position' | 'block' | 'text'> & { order: number };
  contract: Contract;
  lint: Lint;
  likeness: Likeness;
  /** Of the same page in mode Exact; null where this is the only one it is written in. */
  exact: Likeness | null;
};

/** What `--explain` lists. */
export type Explained = { id: string; roles: RolesOfText[]; groups: RepeatedGroup[] };

/** Design → engine → page → measures of its craft. */
export async function measurePage(
  browser: Browser,
  engine: EnginePool,
  reference: Reference,
  { framework, mode, keep }: Options,
): Promise<{ result: CraftResult; explained: Explained }> {
  const author = await readAuthor(browser, reference);
  const converted = await engine.convert(reference.picture, { framework, mode, images: 'embed' });
  const isClean = mode === 'clean' && converted.clean !== undefined;
  const exact = isClean ? await exactLikeness(browser, reference, converted, framework) : null;
  const { result, explained, pictures } = await measureWritten(browser, reference, author, converted);
  if (keep) {
    const files = { ...pictures, 'design.png': reference.picture, html: documentOf(converted), css: converted.css };
    await keepFiles(keep, `${reference.id}.${framework}.${mode}`, files);
  }
  return { result: { ...result, exact }, explained };
}

type Measured = {
  result: Omit<CraftResult, 'exact'>;
  explained: Explained;
  /** What was seen in the design's window and on a phone. */
  pictures: { 'result.png': Uint8Array; 'phone.png': Uint8Array };
};

/** Everything that can be said of a page as it is written. */
export async function measureWritten(
  browser: Browser,
  reference: Reference,
  author: Author,
  written: Pick<Conversion, 'html' | 'css'>,
): Promise<Measured> {
  const { id, width } = reference;
  const html = documentOf(written);
  const styles = stylesOf(html, written.css);
  const context = await openWindow(browser, width, reference.scale);
  try {
    const page = await context.newPage();
    await show(page, { html });
    const { craft, weight } = await craftOf(page);
    const rendering = await capture(page);
    const contract = await checkContract(page, width);
    await page.setViewportSize({ width: PHONE_PX, height: 720 });
    const onPhone = await capture(page);
    const roles = compareRoles(author.craft, craft);
    const groups = compareRepetition(author.craft, craft);
    const phone = compare(author.phone, onPhone.facts);
    const isTailwind = usesTailwind(author.craft.classes);
    const offScale = ({ classes }: CraftFacts): number => classes.filter(isOffScale).length;
    const result = {
      id,
      roles: countRoles(roles),
      repetition: countRepetition(groups),
      classes: { ours: craft.classes.length, author: isTailwind ? author.craft.classes.length : 0 },
      offScale: { ours: offScale(craft), author: isTailwind ? offScale(author.craft) : 0 },
      elements: { ours: craft.elements.length, author: author.craft.elements.length },
      weight: { ours: weight.html + weight.css, author: author.weight.html + author.weight.css },
      inlineStyles: craft.inlineStyles,
      ownRules: countOwnRules(styles),
      values: valuesAgainst(craft, author.craft),
      phone: {
        position: phone.position,
        block: phone.block,
        text: phone.text,
        order: phone.words.readingOrder,
      },
      contract,
      lint: await lintPage(html, styles),
      likeness: await likenessOf(reference, rendering),
    };
    const pictures = { 'result.png': rendering.png, 'phone.png': onPhone.png };
    return { result, explained: { id, roles, groups }, pictures };
  } finally {
    await context.close();
  }
}

function valuesAgainst(ours: CraftFacts, author: CraftFacts): Record<ValueKind, Against> {
  const counts = VALUE_KINDS.map((kind) => [
    kind,
    { ours: ours.values[kind].length, author: author.values[kind].length },
  ]);
  return Object.fromEntries(counts);
}

async function keepFiles(folder: string, name: string, files: Record<string, string | Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [ending, content] of Object.entries(files))
    if (content.length > 0) await writeFile(join(folder, `${name}.${ending}`), content);
}
