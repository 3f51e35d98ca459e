import { readdir, readFile } from 'node:fs/promises';

/** Stylesheets of the build by their addresses. */
export type Stylesheets = ReadonlyMap<string, string>;

/** @param directory of the client build */
export async function readStylesheets(directory: string): Promise<Stylesheets> {
  const names = (await readdir(`${directory}/assets`)).filter((name) => name.endsWith('.css'));
  const entries = names.map(async (name): Promise<[string, string]> => {
    const styles = await readFile(`${directory}/assets/${name}`, 'utf8');
    return [`/assets/${name}`, styles.trim()];
  });
  return new Map(await Promise.all(entries));
}
