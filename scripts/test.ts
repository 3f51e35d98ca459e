import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf, PROJECTS } from './testing/projects.ts';
import { type Counts, runPlaywright, runVitest, watchVitest } from './testing/runners.ts';

// `npm test`: everything, with its own set-up: format, lint, types, unit, integration on the embedded database and on
// PostgreSQL, components, browser journeys. `npm test -- --project unit` or `npm test -- engine/layout` runs a part and
// prepares only what that part needs, which for unit tests is nothing; `npm run test:watch` does the same and stays.
// Playwright runs the journeys, Vitest everything else. With CI=true nothing may be skipped.
process.chdir(join(import.meta.dirname, '..'));
const ci = process.env.CI === 'true';
const passedOn = process.argv.slice(2);
const { values, positionals, tokens } = parseArgs({
  args: passedOn,
  options: {
    project: { type: 'string', multiple: true },
    watch: { type: 'boolean' },
    testNamePattern: { type: 'string', short: 't' },
  },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const watch = values.watch === true;
const wanted = (values.project as string[] | undefined) ?? (watch ? ['unit'] : Object.keys(PROJECTS));
const matching = wanted.filter((name) => filesOf(name, positionals).length > 0);
// Without a match, the runners say so.
const projects = matching.length > 0 ? matching : wanted;
if (watch && projects.includes('e2e')) {
  console.error('Journeys are not watched. Run them with `npm test -- --project e2e`.');
  process.exit(1);
}

const failedChecks = passedOn.length > 0 ? [] : await (await import('./check.ts')).check();
const folder = mkdtempSync(join(tmpdir(), 'facsimile-test-'));
const needs = projects.some((name) => name !== 'unit');
const prepared = needs ? await (await import('./testing/prepare.ts')).prepare(folder, projects, ci) : undefined;
const env = { ...process.env, ...prepared?.env };

const noBrowser = prepared?.env.CHROMIUM === '';
const forVitest = projects.filter((name) => name !== 'e2e' && !(name === 'components' && noBrowser));
const forPlaywright = projects.includes('e2e') && !noBrowser;

/** Everything except the names of projects goes to Vitest as it was written. */
function vitestArgs(): string[] {
  const ours = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'project') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  const rest = passedOn.filter((_, index) => !ours.includes(index));
  return [...forVitest.flatMap((name) => ['--project', name]), ...rest];
}

/** `-t` means the same to both runners. Other options (`--workers=1`) are Playwright's where it runs alone. */
function playwrightArgs(): string[] {
  const options = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name === 'project') return [];
    if (token.name === 'testNamePattern') return [`--grep=${token.value}`];
    if (forVitest.length > 0) return [];
    return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`];
  });
  return [...options, ...positionals];
}

if (watch) watchVitest(vitestArgs(), env);
const results: Counts[] = [];
if (!watch && forVitest.length > 0) results.push(runVitest(folder, vitestArgs(), env));
// Browser journeys run last and alone: they measure what a person sees, and there may be only two cores.
if (!watch && forPlaywright) results.push(runPlaywright(folder, playwrightArgs(), env));
prepared?.stop();
rmSync(folder, { recursive: true });

const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, counts) => total + counts[key], 0);
const skipped = sum('skipped');
const failed = sum('failed') + failedChecks.length + (ci ? skipped : 0);
// Said once more at the end, which is all that some CI systems keep.
for (const failure of results.flatMap((counts) => counts.failures)) console.log(`FAILED ${failure}`);
if (ci && skipped > 0) console.log(`${skipped} tests were skipped, which CI does not allow.`);
for (const name of failedChecks) console.log(`FAILED check: ${name}`);
if (!watch) console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
