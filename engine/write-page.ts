import { printBootstrap } from './emit/print-bootstrap.ts';
import { type Printed, printCustom } from './emit/print-custom.ts';
import { printTailwind } from './emit/print-tailwind.ts';
import type { Framework } from './model/conversion.ts';
import type { PageDescription } from './model/page-description.ts';

const PRINTERS: Record<Framework, (page: PageDescription) => Printed> = {
  tailwind: printTailwind,
  bootstrap: printBootstrap,
  custom: printCustom,
};

/** Writes a described page in a framework. It stays as it is, to be written in another one. */
export const writePage = (page: PageDescription, framework: Framework): Printed => PRINTERS[framework](page);
