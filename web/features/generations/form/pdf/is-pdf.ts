/** The signature may stand behind a few other bytes. */
const HEAD_BYTES = 1024;

/** Whether a file is a PDF by what is in it, whatever it is called. */
export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...head).includes('%PDF-');
}
