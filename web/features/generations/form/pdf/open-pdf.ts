// The build for browsers that are some years old.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { PdfData } from './pdf-data.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

export type Pdf = PDFDocumentProxy;

/** What is wrong with a PDF, in words for whoever chose it. */
export class PdfProblem extends Error {}

/**
 * Opens a PDF in the browser, in a worker of its own; nothing of it is sent anywhere. `close` ends the worker.
 * @throws PdfProblem when it is encrypted, damaged or has no pages
 */
export async function openPdf(file: Blob): Promise<{ pdf: Pdf; close: () => void }> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: PdfData,
    // Only said to be there; `PdfData` knows where each file is.
    ...{ cMapUrl: '/', standardFontDataUrl: '/', wasmUrl: '/' },
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
  });
  const close = () => void task.destroy();
  // Without a password nothing can be shown; asking for one is left to the program that made it.
  task.onPassword = () => {
    throw new PdfProblem(ENCRYPTED);
  };
  try {
    const pdf = await task.promise;
    if (pdf.numPages < 1) throw new PdfProblem('This PDF has no pages. Please choose another one.');
    return { pdf, close };
  } catch (error) {
    close();
    throw error instanceof PdfProblem ? error : new PdfProblem(wordsFor(error));
  }
}

const ENCRYPTED = 'This PDF is protected with a password. Please save a copy without one and choose that.';

function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException'
    ? ENCRYPTED
    : 'This PDF is damaged and cannot be opened. Please export it again and retry.';
}
