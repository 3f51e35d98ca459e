import { Idiomorph } from 'idiomorph';
import { disarm } from './disarm.ts';

/** Shows a generated document in this one: its title, its body with attributes, its styles and `css`. */
export function renderPage(html: string, css: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  disarm(page);
  document.title = page.title || 'Preview';
  if (page.documentElement.lang) document.documentElement.lang = page.documentElement.lang;

  const styles = [...page.head.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  ownStyle().textContent = `${css}\n${styles}`;

  Idiomorph.morph(document.body, page.body, { morphStyle: 'outerHTML', restoreFocus: false });
}

function ownStyle(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('style[data-generated]');
  if (present) return present;
  const style = document.createElement('style');
  style.dataset.generated = '';
  document.head.append(style);
  return style;
}
