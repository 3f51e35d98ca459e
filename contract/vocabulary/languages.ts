import * as z from 'zod';
import { languageNames } from './language-names.ts';

const codes = Object.keys(languageNames) as (keyof typeof languageNames)[];

/** `automatic`: the engine finds it out. */
export const languageChoice = z.enum(['automatic', ...codes], {
  error: `Unknown language: choose automatic or one of ${codes.join(', ')}.`,
});
export type LanguageChoice = z.infer<typeof languageChoice>;
