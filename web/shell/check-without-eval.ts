/**
 * Zod writes functions for its checks where it may, and tries it once. Our policy forbids that to pages, and each try would
 * be reported as a breach. Stands before every schema, because zod asks when it makes the first one.
 */
if (typeof window !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
