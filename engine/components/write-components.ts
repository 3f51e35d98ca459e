import { dressBootstrap } from '../emit/clean/bootstrap/print-clean-bootstrap.ts';
import { dressCss } from '../emit/clean/css/print-clean-css.ts';
import type { DressedPage } from '../emit/clean/dressed-page.ts';
import { dressTailwind } from '../emit/clean/tailwind/print-clean-tailwind.ts';
import { withoutColumns } from '../emit/clean/without-columns.ts';
import { webFontAddress } from '../emit/web-fonts.ts';
import type { Framework } from '../model/conversion.ts';
import type { Element } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import type { FontService } from '../model/web-font.ts';
import { extractComponents } from './extract-components.ts';
import { formatSource } from './format-source.ts';
import { markRepeats } from './mark-repeats.ts';
import type { SourceFile } from './model.ts';
import { printReact } from './print-react.ts';
import { printVue } from './print-vue.ts';

export type ComponentKind = 'react' | 'vue';

const DRESS: Record<Framework, (page: PageDescription) => DressedPage> = {
  custom: dressCss,
  bootstrap: (page) => dressBootstrap(withoutColumns(page)),
  tailwind: dressTailwind,
};

/** What the style sheet of a project begins with. */
const IMPORTS: Record<Framework, string> = {
  bootstrap: "@import 'bootstrap/dist/css/bootstrap.min.css';",
  tailwind: "@import 'tailwindcss';",
  custom: '',
};

/**
 * Writes a page in Clean mode as components of React or Vue, in TypeScript: the page, a file for each component, the style sheet
 * and the pictures. Laid out as Prettier would.
 *
 * @returns files with their paths from the folder of the page
 */
export async function writeComponents(
  page: PageDescription,
  framework: Framework,
  kind: ComponentKind,
  service: FontService = 'google',
): Promise<SourceFile[]> {
  const { body, sheet } = DRESS[framework](page);
  const fonts = page.webFonts?.length ? [webFontAddress(page.webFonts, service)] : [];
  return writeFiles({ title: page.title, body, sheet, fonts }, framework, kind);
}

/** A page as it is, whoever wrote it: its elements with their classes, and its own rules. */
export interface MarkupPage {
  title: string;
  body: Element;
  sheet: string;
  /** Addresses of style sheets of web fonts. */
  fonts: readonly string[];
}

/** The same of a page of which nothing is known but its markup: what is alike beside one another is a component. */
export const writeMarkupComponents = (
  page: MarkupPage,
  framework: Framework,
  kind: ComponentKind,
): Promise<SourceFile[]> => writeFiles({ ...page, body: markRepeats(page.body) }, framework, kind);

async function writeFiles(page: MarkupPage, framework: Framework, kind: ComponentKind): Promise<SourceFile[]> {
  const parts = extractComponents(page.body);
  const imports = [...page.fonts.map((address) => `@import url('${address}');`), IMPORTS[framework]].filter(Boolean);
  const style = [imports.join('\n'), page.sheet].filter(Boolean).join('\n\n');
  const images = [...parts.images].map(([name, address]) => `export const ${name} =\n  '${address}';\n`);
  const sources = kind === 'react' ? printReact(parts, page) : printVue(parts);
  const files = await Promise.all([...sources, { name: 'style.css', content: style }].map(formatOrKeep));
  return [...files, ...(images.length > 0 ? [{ name: 'images.ts', content: images.join('\n') }] : [])];
}

/** A file as Prettier lays it out; as it is where somebody's markup or rules have a mistake, which browsers pass over. */
async function formatOrKeep(file: SourceFile): Promise<SourceFile> {
  try {
    return await formatSource(file);
  } catch (error) {
    if (error instanceof SyntaxError) return file;
    throw error;
  }
}
