import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';

/** The result of one run. Scores from 0 to 100, times in milliseconds. */
export const LIGHTHOUSE_METRICS = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'Speed Index',
] as const;
export type LighthouseMetric = (typeof LIGHTHOUSE_METRICS)[number];
export type LighthouseResult = Record<LighthouseMetric, number>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;

export type LighthousePage = {
  result: LighthouseResult /** Audits without full marks, by name. */;
  complaints: string[];
};

/** Lighthouse in its default configuration: a mid-range phone on a slow connection, both simulated; medians of `runs`. */
export async function runLighthouse(chromePath: string, url: string, runs: number): Promise<LighthousePage> {
  // The server renders a page for its first visitor; that cost is measured under load instead.
  await (await fetch(url)).text();
  const results: LighthouseResult[] = [];
  const complaints = new Set<string>();
  for (let attempt = 0; results.length < runs; attempt++) {
    // A new browser for each run, so that nothing is cached.
    const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS });
    try {
      const outcome = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
      if (!outcome) throw new Error(`Lighthouse says nothing about ${url}.`);
      const { categories, audits, runtimeError } = outcome.lhr;
      // On a busy machine a trace is lost now and then.
      if (runtimeError && attempt < 2 * runs) continue;
      if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
      const scores = CATEGORIES.map((name) => [name, Math.round(100 * (categories[name].score ?? 0))]);
      const times = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue ?? Number.NaN]);
      results.push(Object.fromEntries([...scores, ...times]));
      for (const name of CATEGORIES)
        for (const { id, weight } of categories[name].auditRefs) {
          const { score } = audits[id];
          if (weight > 0 && score !== null && score < 1)
            complaints.add(`${id} ${audits[id].displayValue ?? ''}`.trim());
        }
    } finally {
      chrome.kill();
    }
  }
  const medians = LIGHTHOUSE_METRICS.map((name) => [name, median(results.map((result) => result[name]))]);
  return { result: Object.fromEntries(medians) as LighthouseResult, complaints: [...complaints] };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
