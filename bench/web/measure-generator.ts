import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { measureTyping } from './measure-typing.ts';
import { percentile } from './percentile.ts';

/** Times in milliseconds, sizes in kilobytes (1,000 bytes, gzip). */
export type GeneratorSpeed = {
  /** JavaScript that a newcomer's form has loaded before anything is converted, the tour and the sample with it. */
  script: number;
  /** From the press of the button until the workbench shows the page and its code. */
  usable: number;
  /** Of that, what the server took to convert: the least that it could be. */
  converting: number;
  typing50: number;
  typing95: number;
};

/** The sample design, converted by `runs` newcomers one after the other, each in an empty browser; medians. */
export async function measureGenerator(executablePath: string, url: string, runs: number): Promise<GeneratorSpeed> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, url, run === runs - 1));
    const of = (name: 'script' | 'usable' | 'converting') =>
      percentile(
        visits.map((visit) => visit[name]),
        0.5,
      );
    const typed = visits.at(-1)!.typed;
    return {
      script: of('script'),
      usable: of('usable'),
      converting: of('converting'),
      typing50: percentile(typed, 0.5),
      typing95: percentile(typed, 0.95),
    };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, types: boolean) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await signUp(page, url);
    const scripts = countScripts(page);
    await page.goto(`${url}/user/generate-code`);
    const convert = page.getByRole('button', { name: 'Convert the sample' });
    await convert.waitFor();
    await page.waitForTimeout(1000);
    const script = await scripts();
    const pressed = Date.now();
    await convert.click();
    // While it is being made the page can be seen beside the form already: that is not the one that is worked with.
    const workbench = page.getByRole('region', { name: 'Workbench' });
    await Promise.all([
      workbench.frameLocator('iframe[title^="Live preview"]').locator('body :visible').first().waitFor(),
      workbench.locator('.cm-line').first().waitFor(),
    ]);
    const usable = Date.now() - pressed;
    const id = new URL(page.url()).searchParams.get('generation');
    const answer = await page.request.get(`${url}/api/generations/${id}`);
    const { durationMs: converting } = (await answer.json()) as { durationMs: number };
    return { script, usable, converting, typed: types ? await measureTyping(page, url, id!) : [] };
  } finally {
    await page.close();
  }
}

async function signUp(page: Page, url: string): Promise<void> {
  const data = { name: 'Nora New', email: `${crypto.randomUUID()}@test.example`, password: 'harbour lights' };
  const answer = await page.request.post(`${url}/api/auth/sign-up/email`, { headers: { origin: url }, data });
  if (!answer.ok()) throw new Error(`Nobody can register: ${await answer.text()}`);
}

/** @returns adds up what has come by then, and counts no more */
function countScripts(page: Page): () => Promise<number> {
  const reading: Promise<number>[] = [];
  const sizeOf = async (request: Request) => {
    const answer = await request.response();
    if (!answer?.headers()['content-type']?.includes('javascript')) return 0;
    return gzipSync(await answer.body()).length / 1000;
  };
  const hear = (request: Request) => void reading.push(sizeOf(request));
  page.on('requestfinished', hear);
  return async () => {
    page.off('requestfinished', hear);
    return (await Promise.all(reading)).reduce((sum, size) => sum + size, 0);
  };
}
