import { z } from 'zod';

/** Code of a page as it is saved, in characters. */
const MAX_CODE_LENGTH = 8_000_000;

export const pageHtml = z
  .string()
  .max(MAX_CODE_LENGTH, 'The page is too large to be saved: make its pictures smaller.');
export const pageCss = z.string().max(MAX_CODE_LENGTH, 'The style sheet is too large to be saved.');

/** What a page can be written as besides a document. */
export const componentKind = z.enum(['react', 'vue']);
export type ComponentKind = z.infer<typeof componentKind>;

export const sourceFile = z.object({
  name: z.string().describe('Its path in the folder of the page'),
  content: z.string(),
});
export type SourceFile = z.infer<typeof sourceFile>;

const SOURCE_NAME = /^(?:[\w-]+\/)*[\w-]+\.(?:tsx|ts|vue|css)$/;
/** A page as components that somebody changed: they are kept as they were written. */
export const componentSources = z.object({
  kind: componentKind,
  files: z
    .array(sourceFile.extend({ name: z.string().max(200).regex(SOURCE_NAME, 'This is no name of a component file.') }))
    .min(1)
    .max(500)
    .refine(
      (files) => files.reduce((sum, { content }) => sum + content.length, 0) <= MAX_CODE_LENGTH,
      'The components are too large to be saved.',
    ),
});
export type ComponentSources = z.infer<typeof componentSources>;
