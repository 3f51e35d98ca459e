import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';

export type Transfer = {
  /** Kilobytes (1,000 bytes, gzip) of each JavaScript file, largest first. */
  scripts: Record<string, number>;
  requests: number;
  /** Kilobytes over the wire, headers included. */
  kilobytes: number;
};

/** What a page loads in a phone's window: until the network is idle, then while scrolling to the end. */
export async function measureTransfer(executablePath: string, url: string): Promise<Transfer> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    // Counted by the network, because the page does not learn the size of preloaded files.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let requests = 0;
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += encodedDataLength > 0 ? 1 : 0;
      bytes += encodedDataLength;
    });
    const scripts: Record<string, number> = {};
    const reading: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      reading.push(
        (async () => {
          const answer = await request.response();
          if (!answer?.headers()['content-type']?.includes('javascript')) return;
          scripts[new URL(request.url()).pathname] = gzipSync(await answer.body()).length / 1000;
        })(),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y <= height; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await Promise.all(reading);
    const largestFirst = Object.entries(scripts).sort(([, a], [, b]) => b - a);
    return { scripts: Object.fromEntries(largestFirst), requests, kilobytes: bytes / 1000 };
  } finally {
    await browser.close();
  }
}
