/** A message of a ticket as a mail repeats it. */
export type Said = {
  /** Who said it. */
  name: string;
  text: string;
  /** Names of the files that came with it. */
  files: string[];
};

/** Messages as paragraphs of a letter. Of several, each says who wrote it. */
export const paragraphsOf = (said: Said[]): string[] =>
  said.flatMap(({ name, text, files }) => [
    ...(said.length > 1 ? [`${name} wrote:`] : []),
    ...text.split(/\n+/).filter((line) => line.trim() !== ''),
    ...(files.length > 0 ? [`Attached: ${files.join(', ')}`] : []),
  ]);
