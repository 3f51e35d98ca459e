import { loadTypefaces } from './load-typefaces.ts';
import { morphPage } from './morph-page.ts';
import { takeNumbers } from './numbers.ts';

/** Shows a generated document in this one: its title, its body with attributes, its styles and `css`. */
export function renderPage(html: string, css: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  loadTypefaces(page);
  disarm(page);
  const keepNumbers = takeNumbers(page);
  document.title = page.title || 'Preview';
  takeAttributes(page.documentElement);

  const styles = [...page.head.querySelectorAll('style')];
  const textOf = (isTheme: boolean): string =>
    styles
      .filter(({ type }) => (type === TAILWIND_TYPE) === isTheme)
      .map(({ textContent }) => textContent)
      .join('\n');
  setText(ownStyle(), `${css}\n${textOf(false)}`);
  showTheme(textOf(true));

  morphPage(document.body, page.body);
  keepNumbers();
}

/** Language, direction and theme of the page; what the frame itself wrote on its root stays. */
function takeAttributes({ attributes }: HTMLElement): void {
  for (const { name, value } of attributes) {
    const isTaken = /^(lang|dir|class|data-.*)$/.test(name) && document.documentElement.getAttribute(name) !== value;
    if (isTaken) document.documentElement.setAttribute(name, value);
  }
}

function ownStyle(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('style[data-generated=""]');
  if (present) return present;
  const style = document.createElement('style');
  style.dataset.generated = '';
  document.head.append(style);
  return style;
}

/** What Tailwind's runtime reads its theme from; no browser takes it for a style sheet. */
const TAILWIND_TYPE = 'text/tailwindcss';

/** The theme of the page, which Tailwind's runtime reads whenever it changes. */
function showTheme(theme: string): void {
  const present = document.querySelector<HTMLStyleElement>(`style[type="${TAILWIND_TYPE}"]`);
  if (!present && theme === '') return;
  const style = present ?? Object.assign(document.createElement('style'), { type: TAILWIND_TYPE });
  // It is not what the runtime writes, which the first page waits for.
  style.dataset.generated = 'theme';
  setText(style, theme);
  if (!present) document.head.append(style);
}

/** A style that is written again, though with the same text, makes the browser and Tailwind's runtime begin anew. */
function setText(style: HTMLStyleElement, text: string): void {
  if (style.textContent !== text) style.textContent = text;
}

const ACTIVE = 'script, iframe, frame, object, embed, link, meta, base, template[shadowrootmode], portal';

/**
 * Takes out of a parsed document what could act: scripts, frames, refreshes, event handlers, focus grabbing. The
 * policy of the frame forbids all of it as well; this keeps the attempts out of the console and out of the way.
 */
function disarm(page: Document): void {
  for (const element of page.querySelectorAll(ACTIVE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (/^on/i.test(name) || /^(autofocus|ping|srcdoc|formaction|target)$/i.test(name)) element.removeAttribute(name);
    }
  }
}
