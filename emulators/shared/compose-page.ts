import { changePage } from './change-page.ts';
import { pageStyles } from './page-styles.ts';
import type { Page } from './read-page.ts';
import type { Image, Line, Wish } from './read-prompt.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = ({ name, width, height }: Image) =>
  `<img src="${name}" alt="Part of the design" width="${width}" height="${height}">`;

/** A document with a header for the first line and a grid for the others. */
function page({ framework, lines, images }: Pick<Wish, 'framework' | 'lines' | 'images'>, measured: boolean): Page {
  const own = pageStyles[framework];
  const shown = lines.length > 0 ? lines : [{ text: 'Emulated page' }, { text: 'Made by an emulator of a provider.' }];
  const rules = measured ? shown.map((line, at) => own.measured(line, at).css ?? '') : [];
  const element = (tag: string, line: Line, at: number) => {
    const { classes, style } = measured ? own.measured(line, at) : {};
    const names = [tag === 'h1' ? own.title : own.line, classes].filter(Boolean).join(' ');
    return `<${tag} class="${names}"${style ? ` style="${escaped(style)}"` : ''}>${escaped(line.text)}</${tag}>`;
  };
  const [title, ...texts] = shown.map((line, at) => element(at === 0 ? 'h1' : 'p', line, at));
  const html = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(shown[0]!.text)}</title>
</head>
<body class="${own.body}">
  <header class="${own.header}">${title}</header>
  <main class="${own.main}">
    ${[...images.map(picture), ...texts].join('\n    ')}
  </main>
</body>
</html>
`;
  return { html, css: own.css + rules.join('') };
}

/** Lines that a problem about something missing quotes, when the measured lines do not hold them already. */
function quotedLines({ instruction, lines }: Wish): Line[] {
  const known = new Set(lines.map((line) => line.text));
  const about = instruction.split('\n').filter((problem) => /missing|not (found|shown)/i.test(problem));
  const quoted = about.flatMap((problem) =>
    [...problem.matchAll(/["“]([^"“”]{2,200})["”]/g)].map((match) => match[1]!),
  );
  return [...new Set(quoted)].filter((text) => !known.has(text)).map((text) => ({ text }));
}

/** The page that answers a wish: a plain one, a better one on a repair, the old one changed on a follow-up. */
export function composePage(wish: Wish, worseRepair: boolean): Page {
  if (wish.kind === 'page' || !wish.before) return page(wish, false);
  if (wish.kind === 'follow-up') return changePage(wish.before, wish.framework, wish.instruction);
  if (worseRepair) return page({ ...wish, lines: wish.lines.slice(0, 1) }, false);
  return page({ ...wish, lines: [...wish.lines, ...quotedLines(wish)] }, true);
}
