import type { SharedPage } from '#contract/shares.ts';
import { type Reader, readSection } from '#web/data/read-section.ts';

/** What a shared page shows before its code is there, which may be megabytes. */
export type SharedFacts = Omit<SharedPage, 'html' | 'css'>;

export type SharedVisit =
  | { state: 'loaded'; facts: SharedFacts; status: 200 }
  /** Withdrawn, deleted, never there, or not to be read right now: the service's words. */
  | { state: 'error'; message: string; status: number };

const pathOf = (token: string): string => `/api/shares/${encodeURIComponent(token)}`;

/** Reads what stands under a link, without its code. */
export async function loadSharedPage(read: Reader, token: string): Promise<SharedVisit> {
  let status = 500;
  const outcome = await readSharedPage(async (path) => {
    const answer = await read(path);
    status = answer.status;
    return answer;
  }, token);
  if (outcome.state === 'error') return { ...outcome, status };
  const { html: _html, css: _css, ...facts } = outcome.data;
  return { state: 'loaded', facts, status: 200 };
}

/** The whole of a shared page. */
export const readSharedPage = (read: Reader, token: string) =>
  readSection<SharedPage>(read, {
    path: pathOf(token),
    failure: 'This shared page could not be read.',
    pick: (body) =>
      typeof body === 'object' && body !== null && 'html' in body && 'pageArea' in body
        ? (body as SharedPage)
        : undefined,
  });
