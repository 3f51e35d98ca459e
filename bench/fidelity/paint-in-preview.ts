import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { Browser } from 'playwright-core';
import type { Framework } from '#engine/index.ts';
import type { Raster } from '#fidelity/index.ts';
import { bundlePreviewFrame } from '#server/platform/web/preview/bundle-preview-frame.ts';
import { registerPreview } from '#server/platform/web/preview/register-preview.ts';
import type { FromFrame, ToFrame } from '#web/preview/messages.ts';
import { decode } from './render.ts';

export interface PreviewPainter {
  /** The page as the product's preview frame paints it in a frame of this size; null when it cannot. */
  paint(html: string, framework: Framework, size: { width: number; height: number }): Promise<Raster | null>;
  close(): Promise<void>;
}

/** The service's own preview frame, with its headers, in a page that holds nothing else. */
export async function openPreviewPainter(browser: Browser): Promise<PreviewPainter> {
  const folder = await mkdtemp(join(tmpdir(), 'facsimile-preview-'));
  await bundlePreviewFrame(folder);
  const app = fastify();
  await registerPreview(app, folder);
  app.get('/', (_, reply) => reply.type('text/html').send('<!doctype html><title>Preview</title>'));
  const page = await browser.newPage();
  await page.goto(await app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    async paint(html, framework, size) {
      const png = await page.evaluate(paintInFrame, { html, framework, ...size });
      return png === null ? null : decode(Buffer.from(png, 'base64'));
    },
    async close() {
      await page.close();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Sheet {
  html: string;
  framework: Framework;
  width: number;
  height: number;
}

/** Runs in the browser. @returns a PNG as base64 */
async function paintInFrame({ html, framework, width, height }: Sheet): Promise<string | null> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = '/preview';
  frame.style.cssText = `border:0;width:${width}px;height:${height}px`;
  const painted = new Promise<Extract<FromFrame, { type: 'painted' }>>((resolve) => {
    window.addEventListener('message', function hear({ source, data }: MessageEvent<FromFrame>) {
      if (source !== frame.contentWindow) return;
      const say = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
      if (data.type === 'ready') {
        say({ type: 'render', framework, html, css: '' });
        say({ type: 'paint', request: 1 });
      }
      if (data.type !== 'painted') return;
      window.removeEventListener('message', hear);
      resolve(data);
    });
  });
  document.body.append(frame);
  const { raster } = await painted;
  frame.remove();
  if (!raster) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: raster.width, height: raster.height });
  const pixels = new ImageData(new Uint8ClampedArray(raster.data), raster.width, raster.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? null;
}
