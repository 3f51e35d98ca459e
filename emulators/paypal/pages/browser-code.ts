import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'browser');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** A module of `browser/` as JavaScript. */
export const browserModule = (name: string): string => stripTypeScriptTypes(read(`${name}.ts`));

export const styleSheet = (name: string): string => read(`${name}.css`);

const PARTS = ['approval-window', 'buttons', 'sdk'];

/**
 * The SDK as one classic script, because that is how PayPal's loader takes it: the modules one after the other without
 * their imports and exports.
 */
export function sdkScript(): string {
  const parts = PARTS.map((name) =>
    browserModule(name)
      .replace(/^import .*$/gm, '')
      .replace(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\nconst BUTTONS_CSS = ${JSON.stringify(styleSheet('buttons'))};\n${parts.join('\n')}\n})();\n`;
}
