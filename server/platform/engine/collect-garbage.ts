import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Frees the memory of what is no longer used on this thread, at once. Pixels lie outside V8's heap, so that by itself it
 * notices hundreds of megabytes of them late.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
