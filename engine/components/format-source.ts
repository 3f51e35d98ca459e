import { PRINT_WIDTH } from '../emit/clean/format-page.ts';
import { standardizeCss } from '../emit/clean/standardize-css.ts';
import type { SourceFile } from './model.ts';

const PARSERS: Record<string, string> = { tsx: 'typescript', vue: 'vue', css: 'css' };

/** A file as Prettier lays it out, by the ending of its name. */
export async function formatSource({ name, content }: SourceFile): Promise<SourceFile> {
  const parser = PARSERS[name.slice(name.lastIndexOf('.') + 1)];
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
  ]);
  const formatted = await format(parser === 'css' ? standardizeCss(content) : content, {
    parser,
    plugins,
    printWidth: PRINT_WIDTH,
    singleQuote: true,
  });
  return { name, content: formatted };
}
