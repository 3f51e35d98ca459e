import { createContext } from 'react-router';

/** Asks a path of our own API: reads it, or posts `body` to it as JSON. */
export type ServerFetch = (path: string, send?: { method: 'POST'; body: unknown }) => Promise<Response>;

/** How a page loader speaks with our own API on the server: set by server/platform/web for each request. */
export const serverFetch = createContext<ServerFetch>();
