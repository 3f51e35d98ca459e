import { printBootstrap } from './emit/bootstrap.ts';
import { type Printed, printCustom } from './emit/custom.ts';
import type { DescribedPage } from './emit/described-page.ts';
import { printTailwind } from './emit/tailwind.ts';
import type { Framework } from './types.ts';

const PRINTERS: Record<Framework, (page: DescribedPage) => Printed> = {
  tailwind: printTailwind,
  bootstrap: printBootstrap,
  custom: printCustom,
};

/** Writes a described page in a framework. It stays as it is, to be written in another one. */
export const writePage = (page: DescribedPage, framework: Framework): Printed => PRINTERS[framework](page);
