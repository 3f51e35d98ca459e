import { type Change, changeHtml } from './apply-changes.ts';
import type { PageCode } from './page-code.ts';
import { readElements } from './read-elements.ts';
import { attributeChange } from './set-attribute.ts';

/** Shows another picture in an `<img>`: `dataUrl` as `readPicture` gives it. Other sources of the old one go. */
export function replacePicture(code: PageCode, at: number, dataUrl: string): PageCode {
  const elements = readElements(code.html);
  const element = elements[at];
  if (element?.tag !== 'img' || !/^data:image\//.test(dataUrl)) return code;
  const parent = elements[element.parent ?? -1];
  const sources = parent?.tag === 'picture' ? parent.children.map((child) => elements[child]!) : [];
  const changes: Change[] = [
    ...sources.filter(({ tag }) => tag === 'source').map(({ start, end }) => ({ start, end, text: '' })),
    ...['srcset', 'sizes'].flatMap((name) => attributeChange(code.html, element, name, null)),
    ...attributeChange(code.html, element, 'src', dataUrl),
  ];
  return changeHtml(code, changes);
}
