import { createContext } from 'react-router';

/** How a page loader reads from our own API on the server: set by server/platform/web for each request. */
export const serverFetch = createContext<(path: string) => Promise<Response>>();
