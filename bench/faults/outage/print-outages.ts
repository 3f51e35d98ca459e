import type { Lived } from './run-outage.ts';
import type { Stopped } from './stop-during-outage.ts';

export type OutageReport = { outages: Record<string, Lived>; stop?: Stopped };

const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`);
const both = (before: number, after: number | undefined) => `${before} → ${after ?? '?'}`;

const COLUMNS: [string, (lived: Lived) => string][] = [
  ['answers after', ({ answersAfterMs }) => seconds(answersAfterMs)],
  ['connections', ({ before, after }) => both(before.connections, after?.connections)],
  ['listening', ({ before, after }) => both(before.listening, after?.listening)],
  ['files', ({ before, after }) => both(before.files, after?.files)],
  ['conversions', ({ conversions }) => conversions.map(({ end }) => end).join(', ')],
  ['done after', ({ conversionsAfterMs }) => seconds(conversionsAfterMs)],
  ['events', ({ eventsInOrder }) => (eventsInOrder ? 'in order' : 'LOST')],
  ['breaks', ({ conversions }) => conversions.map(({ breaks }) => breaks).join(', ')],
  [
    'meanwhile',
    ({ refusals }) =>
      Object.entries(refusals.statuses)
        .map(([status, n]) => `${n} × ${status}`)
        .join(', '),
  ],
  ['no Retry-After', ({ refusals }) => String(refusals.withoutRetryAfter)],
  ['slowest', ({ refusals }) => seconds(refusals.slowestMs)],
];

export function printOutages(title: string, { outages, stop }: OutageReport): void {
  console.log(`\nPostgreSQL away, ${title}`);
  const table = [
    ['', ...COLUMNS.map(([head]) => head)],
    ...Object.entries(outages).map(([name, lived]) => [name, ...COLUMNS.map(([, show]) => show(lived))]),
  ];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));
  if (stop)
    console.log(
      `SIGTERM meanwhile: exit code ${stop.exitCode ?? 'none'} after ${seconds(stop.stopMs)}, its conversion then ${stop.conversion}`,
    );
}
