import type { Conversion } from './engine.ts';

/** The engine's result as one document, whether it came as a whole page or as the inside of a body. */
export function documentOf({ html, css }: Pick<Conversion, 'html' | 'css'>): string {
  const style = css && !html.includes(css.slice(0, 200)) ? `<style>${css}</style>` : '';
  if (!/<html[\s>]/i.test(html)) {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Result</title><meta name="viewport" content="width=device-width, initial-scale=1">${style}</head><body>${html}</body></html>`;
  }
  return html.includes('</head>') ? html.replace('</head>', () => `${style}</head>`) : style + html;
}
