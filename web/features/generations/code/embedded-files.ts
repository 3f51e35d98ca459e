import type { SourceFile } from '#contract/generations.ts';
import { type EmbeddedFiles, nameFiles, withFiles, withNames } from '#contract/vocabulary/embedded-files.ts';
import type { Work } from './draft-state.ts';

/**
 * Takes embedded files out of code, so that it can be read and edited: `assets/picture-1.webp` stands for the first.
 * @param known names given before; a file keeps its name
 */
export function takeOutFiles(work: Work, known?: EmbeddedFiles): { work: Work; files: EmbeddedFiles } {
  const { code, components } = work;
  const sources = components?.files.map(({ content }) => content) ?? [];
  const files = nameFiles([code.html, code.css, ...sources], known);
  return { work: eachText(work, withNames(files)), files };
}

/** Source files with the names of embedded files that are known; others stay in them. */
export const namesFor = (sources: readonly SourceFile[], known: EmbeddedFiles): SourceFile[] =>
  eachFile(sources, withNames(known));

/** Puts the files back in: the page is whole again. */
export const putBackFiles = (work: Work, files: EmbeddedFiles): Work => eachText(work, withFiles(files));

/** Source files with everything in them. */
export const putBackInto = (sources: readonly SourceFile[], files: EmbeddedFiles): SourceFile[] =>
  eachFile(sources, withFiles(files));

/** A whole page as it is stored: what is embedded in it is not in its components again, where the names of its files stand. */
export function toStore({ code, components }: Work): Work {
  const files = nameFiles([code.html, code.css]);
  return { code, ...(components && { components: { ...components, files: namesFor(components.files, files) } }) };
}

const eachText = ({ code, components }: Work, change: (text: string) => string): Work => ({
  code: { html: change(code.html), css: change(code.css) },
  ...(components && { components: { ...components, files: eachFile(components.files, change) } }),
});

const eachFile = (sources: readonly SourceFile[], change: (text: string) => string): SourceFile[] =>
  sources.map(({ name, content }) => ({ name, content: change(content) }));
