import type { RouterContextProvider } from 'react-router';
import type { Demonstration } from '#contract/demonstration.ts';
import { serverFetch } from '#web/server-fetch.ts';

/** The same for the life of the process: it was made with the build. */
let known: Demonstration | null = null;

/** For a page's loader. Null when the build has no demonstration: the section is left out then. */
export async function loadDemonstration(context: Readonly<RouterContextProvider>): Promise<Demonstration | null> {
  if (known) return known;
  const answer = await context.get(serverFetch)('/demo/demo.json');
  known = answer.ok ? await answer.json() : null;
  return known;
}
