/** A request that the storage refuses: HTTP status, its code (`NoSuchKey`), its sentence. */
export class S3Fault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '');

export const faultXml = ({ code, message }: S3Fault, resource: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message>` +
  `<Resource>${escapeXml(resource)}</Resource><RequestId>emulator</RequestId></Error>`;
