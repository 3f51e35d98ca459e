import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { Unavailable } from '../unavailable.ts';
import { localFetch } from './local-fetch.ts';
import type { Stylesheets } from './page-cache/read-stylesheets.ts';

/**
 * @param remoteAddress where the connection came from, for limits per address
 * @param onFailedRead called with the status when a loader got no good answer from the API, whatever it makes of that
 */
export type RenderPage = (
  request: Request,
  remoteAddress: string,
  onFailedRead?: (status: number) => void,
) => Promise<Response>;

/** What web/entry.server.tsx exports besides its render function. */
type EntryModule = ServerBuild['entry']['module'] & {
  serverFetch?: RouterContext<ReturnType<typeof localFetch>>;
  paintFirst?: (html: string, nonce: string, stylesheets: Stylesheets) => string;
};

/** Makes of a page for everybody, whose scripts carry the nonce, the same page painted sooner. */
export type FinishPage = (html: string, nonce: string) => string;

/** The finishing that the web app brings along (web/public-pages/), with its stylesheets. */
export const pageFinisher =
  ({ entry }: ServerBuild, stylesheets: Stylesheets): FinishPage =>
  (html, nonce) =>
    (entry.module as EntryModule).paintFirst?.(html, nonce, stylesheets) ?? html;

/**
 * Renders pages with the server build that `load` gives (a new one per request in development). A page whose parts could
 * not be read because something is away is not shown in pieces: that throws Unavailable. After a form was sent it is
 * shown all the same, with what was written in it.
 */
export function pageRenderer(app: FastifyInstance, load: () => Promise<ServerBuild>, mode: string): RenderPage {
  const handle = createRequestHandler(load, mode);
  return async (request, remoteAddress, onFailedRead) => {
    const entry: EntryModule = (await load()).entry.module;
    const context = new RouterContextProvider();
    let away = false;
    const onFailure = (status: number) => {
      away ||= status === 503;
      onFailedRead?.(status);
    };
    if (entry.serverFetch) context.set(entry.serverFetch, localFetch(app, request, remoteAddress, onFailure));
    const response = await handle(request, context);
    if (!away || request.method === 'POST' || !isDocument(response)) return response;
    await response.body?.cancel();
    throw new Unavailable('A part of the page could not be read.');
  };
}

/** A page, and not the data of one, with which the app in the browser knows what to do. */
const isDocument = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The server build that `react-router build` left in `buildDirectory`. */
export async function loadBuild(buildDirectory: string): Promise<ServerBuild> {
  const file = pathToFileURL(`${buildDirectory}/server/index.js`).href;
  try {
    return await import(file);
  } catch (cause) {
    throw new Error(`The web app is not built: ${file} cannot be loaded. Run "react-router build" first.`, { cause });
  }
}
