import { printBootstrap } from './emit/print-bootstrap.ts';
import { type Printed, printCustom } from './emit/print-custom.ts';
import { printTailwind } from './emit/print-tailwind.ts';
import { webFontHead } from './emit/web-fonts.ts';
import type { Framework } from './model/conversion.ts';
import type { PageDescription } from './model/page-description.ts';
import type { FontService } from './model/web-font.ts';

/** `fonts` is the line that loads the web fonts, with the break behind it. */
const PRINTERS: Record<Framework, (page: PageDescription, fonts: string) => Printed> = {
  tailwind: printTailwind,
  bootstrap: printBootstrap,
  custom: printCustom,
};

/** Writes a described page in a framework. It stays as it is, to be written in another one. */
export function writePage(page: PageDescription, framework: Framework, service: FontService = 'google'): Printed {
  const link = webFontHead(page.webFonts ?? [], service);
  return PRINTERS[framework](page, link && `${link}\n  `);
}
