import { NETWORK_ERROR } from '#web/error-message.ts';
import type { Outcome } from './outcome.ts';

/** Asks a path of ours: `fetch` in the browser, `serverFetch` in a loader on the server. */
export type Reader = (path: string) => Promise<Response>;

/** Where a section is read, and what is said when it cannot be. */
export interface Source<Data> {
  path: string;
  /** Said when the answer is not what it should be and says nothing itself. */
  failure: string;
  /** Said in place of the server's words and of `HTTP error! Status: {code}`. */
  refused?: string;
  /** The data of an answer's body, null being data too; undefined when it holds none. */
  pick: (body: unknown) => Data | undefined;
}

interface Answer {
  success?: boolean;
  data?: unknown;
  message?: unknown;
  error?: unknown;
}

const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null;

/** The `data` of `{success, data, message}`. */
export const dataOf = <Data>(body: unknown): Data | undefined =>
  isAnswer(body) && body.success !== false ? (body.data as Data) : undefined;

const wordsOf = (body: unknown): string | undefined =>
  isAnswer(body)
    ? ([body.message, body.error].find((words) => typeof words === 'string' && words !== '') as string)
    : undefined;

/** Never rejects: one section that fails takes no other with it. */
export async function readSection<Data>(read: Reader, source: Source<Data>): Promise<Outcome<Data>> {
  const failed = (message: string): Outcome<Data> => {
    console.error(source.failure, message);
    return { state: 'error', message };
  };
  try {
    const answer = await read(source.path);
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) return failed(source.refused ?? wordsOf(body) ?? `HTTP error! Status: ${answer.status}`);
    const data = source.pick(body);
    return data === undefined ? failed(source.refused ?? wordsOf(body) ?? source.failure) : { state: 'loaded', data };
  } catch {
    return failed(NETWORK_ERROR);
  }
}
