/** Pages of the public site: their speed is what is watched. */
export const isSitePage = (path: string): boolean => /^\/(?:about|contact|items|premium\/[\w/-]+)?\/?$/.test(path);
