import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { ensureFonts } from './fonts.ts';

/**
 * Gets ready what some projects need. Unit tests need nothing; the others a browser and fonts, integration tests and
 * journeys also databases, journeys also the built service and its demo data. Finds out what is missing, installs it
 * where that is possible, and says what is skipped.
 * @param folder takes the files
 * @returns what the tests read from their environment
 */
export async function prepare(folder: string, projects: string[], ci: boolean) {
  const skipOrFail = (what: string): void => {
    if (ci) throw new Error(`${what} With CI=true nothing may be skipped.`);
    console.log(`SKIPPED: ${what}`);
  };
  const isNeededBeyond = (...simple: string[]) => projects.some((name) => !simple.includes(name));
  const withDatabases = isNeededBeyond('unit', 'components');
  const withJourneys = isNeededBeyond('unit', 'components', 'integration');

  if (withJourneys) await (await import('../build.ts')).build();
  const chromium = findChromium();
  if (!chromium)
    skipOrFail('No Chromium found, so components and journeys are not tested. Install it or set CHROMIUM.');
  if (!ensureFonts())
    skipOrFail('The Liberation fonts are missing, so tests that draw text may fail. Install fonts-liberation.');
  const databases = withDatabases ? await (await import('./databases.ts')).prepareDatabases(folder) : undefined;
  if (databases && !databases.env.TEST_DATABASE_URL)
    skipOrFail('No PostgreSQL found, so tests run on the embedded database only.');
  const env: Record<string, string> = { CHROMIUM: chromium ?? '', ...databases?.env };
  if (withJourneys && chromium) {
    // The journeys start the service again and again.
    process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
    env.TEST_DEMO_DATA = join(folder, 'demo');
    await (await import('./demo-data.ts')).writeDemoData(env.TEST_DEMO_DATA);
  }
  return { env, stop: () => databases?.stop() };
}
