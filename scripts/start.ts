import { join } from 'node:path';
import { buildWeb } from './build.ts';

// `npm start`: build when the sources changed, then run the service in this process.
process.chdir(join(import.meta.dirname, '..'));
buildWeb();
process.env.NODE_ENV ??= 'production';
await import('../server/main.ts');
