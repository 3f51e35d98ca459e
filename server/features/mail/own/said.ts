/** A message of a ticket as a mail repeats it. */
export type Said = {
  /** Who said it. */
  name: string;
  text: string;
  /** Names of the files that came with it. */
  files: string[];
};

/** Messages as paragraphs of a letter. When several people speak, it says who does. */
export function paragraphsOf(said: Said[]): string[] {
  const several = new Set(said.map(({ name }) => name)).size > 1;
  return said.flatMap(({ name, text, files }, index) => [
    ...(several && name !== said[index - 1]?.name ? [`${name} wrote:`] : []),
    ...text.split(/\n+/).filter((line) => line.trim() !== ''),
    ...(files.length > 0 ? [`Attached: ${files.join(', ')}`] : []),
  ]);
}
