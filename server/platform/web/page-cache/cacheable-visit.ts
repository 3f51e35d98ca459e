import type { FastifyRequest } from 'fastify';

/** What a page may show differently from one visitor to another. Everything else about a request is left out. */
export interface Visit {
  path: string;
  origin: string;
  cookie: string;
}

/** Cookies that change the look of a page, with their values other than the default. */
const PREFERENCE = /(?:^|; *)(theme=(?:light|dark)|sidebar=collapsed)(?=;|$)/g;
/**
 * No query, no escapes, no empty segments, capitals only in an item's id: what only somebody who wants to fill the
 * memory would write. (`/aBout` shows what `/about` does, and there would be a copy of each way to write it.)
 */
const PLAIN_PATH = /^\/(?:[a-z\d_-]+(?:\/[a-z\d_-]+)*(?:\/[A-Z\d]{8})?)?$/;
const MAX_PATH = 200;

/** The visit that this request shares with others; undefined when it is somebody's own. */
export function cacheableVisit(request: FastifyRequest, origin: string): Visit | undefined {
  const { method, raw, headers } = request;
  const path = raw.url ?? '';
  const cookies = headers.cookie ?? '';
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (cookies.includes('session_token') || headers.authorization) return undefined;
  if (path.length > MAX_PATH || !PLAIN_PATH.test(path)) return undefined;
  const preferences = new Set(Array.from(cookies.matchAll(PREFERENCE), ([, pair]) => pair));
  return { path, origin, cookie: [...preferences].sort().join('; ') };
}

export const keyOf = ({ path, origin, cookie }: Visit): string => `${origin}${path} ${cookie}`;
