/** What PDF.js reads beside its worker, by file name: from our own build, so that no page loads anything from elsewhere. */
const files = import.meta.glob<string>('/node_modules/pdfjs-dist/{cmaps,standard_fonts,wasm}/*.{bcmap,pfb,ttf,wasm}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1)!, url]));

/** Hands PDF.js the files that it asks for. */
export class PdfData {
  /** @throws when there is no such file */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = addresses.get(filename);
    const answer = url ? await fetch(url) : undefined;
    if (!answer?.ok) throw new Error(`${filename} is not part of this build`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
