import { MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import type { Pdf } from './open-pdf.ts';
import { pageScale } from './page-scale.ts';

/** Of a picture that is too large this share of each side is tried next. */
const SHRINK = 0.8;
const MAX_TRIES = 6;

/** Draws a page on white. @param width in pixels; @param number from 1 */
export async function drawPage(pdf: Pdf, number: number, scaleOf: (size: Size) => number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number);
  const scale = scaleOf(page.getViewport({ scale: 1 }));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, background: '#fff' }).promise;
  page.cleanup();
  return canvas;
}

interface Size {
  width: number;
  height: number;
}

/**
 * A page as the picture of a design, as PNG of at most as many bytes as may be sent.
 * @param name of the PDF
 * @throws when the page cannot be drawn
 */
export async function renderPage(pdf: Pdf, number: number, name: string): Promise<File> {
  let share = 1;
  for (let tries = 0; tries < MAX_TRIES; tries++, share *= SHRINK) {
    const canvas = await drawPage(pdf, number, (size) => pageScale(size) * share);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob && blob.size <= MAX_IMAGE_BYTES)
      return new File([blob], pageName(name, number, pdf.numPages), { type: blob.type });
  }
  throw new Error('too large');
}

/** `brochure.pdf` and 3 become `brochure, page 3.png`. */
export function pageName(name: string, number: number, pages: number): string {
  const stem = name.replace(/\.pdf$/i, '') || 'design';
  return pages === 1 ? `${stem}.png` : `${stem}, page ${number}.png`;
}
