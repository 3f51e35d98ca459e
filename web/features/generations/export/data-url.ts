const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/vnd.microsoft.icon': 'ico',
  'text/plain': 'txt',
  'application/font-woff': 'woff',
};

export interface EmbeddedFile {
  bytes: Uint8Array;
  /** Of its name, without the dot. */
  extension: string;
}

/** What a data: URL holds; undefined where it is none, or broken. */
export function readDataUrl(url: string): EmbeddedFile | undefined {
  const found = /^data:([\w.+/-]*)((?:;[^;,]*)*?)(;base64)?,([\s\S]*)$/i.exec(url.trim());
  if (!found) return undefined;
  const [, type = '', , base64, data = ''] = found;
  const kind = type.toLowerCase() || 'text/plain';
  const extension = EXTENSIONS[kind] ?? kind.split('/')[1]?.replace(/^x-|[^a-z\d].*$/g, '');
  try {
    const text = decodeURIComponent(data);
    const bytes = base64
      ? Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
      : new TextEncoder().encode(text);
    return { bytes, extension: extension || 'bin' };
  } catch {
    return undefined;
  }
}
