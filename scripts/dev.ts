import { join } from 'node:path';

// `npm run dev`: the service in this process, its pages built on the fly and reloaded when a file changes.
process.chdir(join(import.meta.dirname, '..'));
process.env.NODE_ENV = 'development';
await import('../server/main.ts');
