import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Code that formats or asks for a date in its own way. Numbers are written with `toLocaleString('en')`. */
const OWN_WAYS = [
  /Intl\.(DateTimeFormat|RelativeTimeFormat)/,
  /toLocale(Date|Time)String/,
  /toLocaleString\((?!'en'\))/,
  /to(Date|UTC|GMT)String/,
  /type="(date|datetime-local|month|week|time)"/,
  /<time\b/,
];

/** Code that shows a raw date on a screen. `orderDate` is for the API only; screens show `createdAt`. */
const ON_SCREENS = [/\.orderDate\b|[{,] orderDate\b/, /(?<!=)\{(createdAt|updatedAt|savedAt|lastSeenAt)\}/];

const MAY: Record<string, RegExp> = {
  'contract/vocabulary/format-date.ts': /Intl/,
  'web/ui/moment.tsx': /<time/,
  'web/ui/day-field.tsx': /type="date"/,
  // An HTTP header.
  'emulators/s3/objects.ts': /toUTCString/,
};

const sources = globSync('{contract,web,server,emulators}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\/testing\//.test(path),
);

test('dates are written by format-date.ts and shown by Moment, nowhere else', () => {
  const found: string[] = [];
  for (const path of sources) {
    const forbidden = path.startsWith('web/') ? [...OWN_WAYS, ...ON_SCREENS] : OWN_WAYS;
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .forEach((line, at) => {
        if (forbidden.some((way) => way.test(line)) && !MAY[path]?.test(line))
          found.push(`${path}:${at + 1} ${line.trim()}`);
      });
  }
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
