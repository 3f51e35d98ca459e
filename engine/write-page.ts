import { printCleanBootstrap } from './emit/clean/bootstrap/print-clean-bootstrap.ts';
import { printCleanCss } from './emit/clean/css/print-clean-css.ts';
import { formatPage } from './emit/clean/format-page.ts';
import { printCleanTailwind } from './emit/clean/tailwind/print-clean-tailwind.ts';
import { withoutColumns } from './emit/clean/without-columns.ts';
import { printBootstrap } from './emit/print-bootstrap.ts';
import { type Printed, printCustom } from './emit/print-custom.ts';
import { printTailwind } from './emit/print-tailwind.ts';
import { webFontHead } from './emit/web-fonts.ts';
import type { Analysis, Framework } from './model/conversion.ts';
import type { Mode } from './model/mode.ts';
import type { PageDescription } from './model/page-description.ts';
import type { FontService } from './model/web-font.ts';

/** `fonts` is the line that loads the web fonts, with the break behind it. */
const PRINTERS: Record<Framework, (page: PageDescription, fonts: string) => Printed> = {
  tailwind: printTailwind,
  bootstrap: printBootstrap,
  custom: printCustom,
};

/** The description of a page in a mode; the exact one where there is no other. */
export const pageIn = ({ page, clean }: Pick<Analysis, 'page' | 'clean'>, mode: Mode = 'exact'): PageDescription =>
  mode === 'clean' ? (clean ?? page) : page;

/** Printers for Clean mode. */
const CLEAN_PRINTERS: typeof PRINTERS = {
  tailwind: printCleanTailwind,
  bootstrap: (page, fonts) => printCleanBootstrap(withoutColumns(page), fonts),
  custom: printCleanCss,
};

/** Prints a described page in a framework as it comes, for those who do not read the code. */
export function printPage(page: PageDescription, framework: Framework, service: FontService = 'google'): Printed {
  const link = webFontHead(page.webFonts ?? [], service);
  return page.mode === 'clean'
    ? CLEAN_PRINTERS[framework](page, link)
    : PRINTERS[framework](page, link && `${link}\n  `);
}

/**
 * Writes a described page in a framework. It stays as it is, to be written in another one. What is written in Clean mode is laid
 * out as Prettier would, and in Bootstrap put in its places where the layout has been opened (`openLayout`).
 */
export async function writePage(page: PageDescription, framework: Framework, service?: FontService): Promise<Printed> {
  const printed = printPage(page, framework, service);
  return page.mode === 'clean' ? formatPage(printed) : printed;
}
