import { Idiomorph } from 'idiomorph';
import { loadTypefaces } from './load-typefaces.ts';

/** Shows a generated document in this one: its title, its body with attributes, its styles and `css`. */
export function renderPage(html: string, css: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  loadTypefaces(page);
  disarm(page);
  document.title = page.title || 'Preview';
  takeAttributes(page.documentElement);

  const styles = [...page.head.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  ownStyle().textContent = `${css}\n${styles}`;

  Idiomorph.morph(document.body, page.body, { morphStyle: 'outerHTML', restoreFocus: false });
}

/** Language, direction and theme of the page; what the frame itself wrote on its root stays. */
function takeAttributes({ attributes }: HTMLElement): void {
  for (const { name, value } of attributes) {
    if (/^(lang|dir|class|data-.*)$/.test(name)) document.documentElement.setAttribute(name, value);
  }
}

function ownStyle(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('style[data-generated]');
  if (present) return present;
  const style = document.createElement('style');
  style.dataset.generated = '';
  document.head.append(style);
  return style;
}

const ACTIVE = 'script, iframe, frame, object, embed, link, meta, base, template[shadowrootmode], portal';

/**
 * Takes out of a parsed document what could act: scripts, frames, refreshes, event handlers, focus grabbing. The
 * policy of the frame forbids all of it as well; this keeps the attempts out of the console and out of the way.
 */
function disarm(page: Document): void {
  for (const element of page.querySelectorAll(ACTIVE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (/^on/i.test(name) || /^(autofocus|ping|srcdoc|formaction|target)$/i.test(name)) element.removeAttribute(name);
    }
  }
}
