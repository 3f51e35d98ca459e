import { runAlone } from '../shared/run-alone.ts';
import { createEmulator } from './index.ts';

await runAlone('Anthropic', createEmulator);
