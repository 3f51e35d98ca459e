/** Stands in the shown text for the n-th long data URL: a private-use character, the index, the character again. */
const MARK = '\uE000';
const LONG = 120;

export interface ShortenedCode {
  /** The code with marks where long data URLs stand. */
  text: string;
  /** What each mark stands for. */
  urls: string[];
}

/** Takes embedded files out of code that is to be read. Copying and downloading use the whole code, never this. */
export function shortenDataUrls(code: string, expanded: ReadonlySet<number> = new Set()): ShortenedCode {
  const urls: string[] = [];
  const text = code.replace(/data:[\w/+.-]+;base64,[A-Za-z0-9+/=]+/g, (url) => {
    if (url.length < LONG) return url;
    const index = urls.push(url) - 1;
    return expanded.has(index) ? url : `${url.slice(0, url.indexOf(',') + 1)}${MARK}${index}${MARK}`;
  });
  return { text, urls };
}

/** Turns the marks in highlighted HTML into buttons that say how much is hidden. */
export function marksToButtons(highlighted: string, urls: readonly string[]): string {
  return highlighted.replace(new RegExp(`${MARK}(\\d+)${MARK}`, 'g'), (_mark, index) => {
    const size = `${((urls[Number(index)]?.length ?? 0) / 1024).toFixed(1)} kB`;
    return `<button type="button" class="data-url" data-url="${index}" aria-label="Show ${size} of embedded data">… ${size}</button>`;
  });
}
