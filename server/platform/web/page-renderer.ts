import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { localFetch } from './local-fetch.ts';

/**
 * @param remoteAddress where the connection came from, for limits per address
 * @param onFailedRead called when a loader got no good answer from the API, whatever it makes of that
 */
export type RenderPage = (request: Request, remoteAddress: string, onFailedRead?: () => void) => Promise<Response>;

/** What web/entry.server.tsx exports besides its render function. */
type EntryModule = ServerBuild['entry']['module'] & {
  serverFetch?: RouterContext<ReturnType<typeof localFetch>>;
};

/** Renders pages with the server build that `load` gives (a new one per request in development). */
export function pageRenderer(app: FastifyInstance, load: () => Promise<ServerBuild>, mode: string): RenderPage {
  const handle = createRequestHandler(load, mode);
  return async (request, remoteAddress, onFailedRead) => {
    const entry: EntryModule = (await load()).entry.module;
    const context = new RouterContextProvider();
    if (entry.serverFetch) context.set(entry.serverFetch, localFetch(app, request, remoteAddress, onFailedRead));
    return handle(request, context);
  };
}

/** The server build that `react-router build` left in `buildDirectory`. */
export async function loadBuild(buildDirectory: string): Promise<ServerBuild> {
  const file = pathToFileURL(`${buildDirectory}/server/index.js`).href;
  try {
    return await import(file);
  } catch (cause) {
    throw new Error(`The web app is not built: ${file} cannot be loaded. Run "react-router build" first.`, { cause });
  }
}
