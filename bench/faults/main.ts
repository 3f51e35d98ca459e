import { measureFlood } from './flood/measure-flood.ts';
import { measureOutages } from './outage/measure-outages.ts';

// What the service does under attack or without its database. `npm run bench:faults -- outage ["3 s" "10 × 2 s" stop …]`, or
// `-- flood [--quick] [--database embedded]`.

const PARTS: Record<string, (args: string[]) => Promise<void>> = { flood: measureFlood, outage: measureOutages };

const [part = '', ...args] = process.argv.slice(2);
const measure = PARTS[part];
if (!measure) throw new Error(`Usage: npm run bench:faults -- ${Object.keys(PARTS).join(' | ')}`);
await measure(args);
