import type { Framework, Line, Page, Wish } from './read-prompt.ts';

type Classes = { page: string; header: string; title: string; main: string; line: string };
const classes: Record<Framework, Classes> = {
  tailwind: {
    page: 'min-h-screen bg-white text-slate-900',
    header: 'bg-slate-100 px-4 py-3 md:px-8',
    title: 'text-2xl font-bold',
    main: 'mx-auto grid max-w-5xl gap-3 p-4 md:grid-cols-2 md:p-8',
    line: 'text-base',
  },
  bootstrap: {
    page: 'bg-white text-dark',
    header: 'bg-light px-3 py-3',
    title: 'h3 fw-bold',
    main: 'container py-4 d-grid gap-3',
    line: 'mb-0',
  },
  custom: { page: 'page', header: 'page-header', title: 'page-title', main: 'page-main', line: 'line' },
};

const customCss = `.page { margin: 0; font-family: system-ui, sans-serif; color: #0f172a; background: #fff; }
.page-header { padding: 12px 16px; background: #f1f5f9; }
.page-title { margin: 0; font-size: 24px; }
.page-main { display: grid; gap: 12px; padding: 16px; max-width: 1024px; margin: 0 auto; }
.line { margin: 0; }
@media (min-width: 768px) { .page-main { grid-template-columns: 1fr 1fr; padding: 32px; } }
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function styleOf({ color, fontSize }: Line): string {
  const rules = [color && `color: ${color}`, fontSize && `font-size: ${fontSize}px`].filter(Boolean);
  return rules.length === 0 ? '' : ` style="${escaped(rules.join('; '))}"`;
}

function page(framework: Framework, lines: Line[], measured: boolean): Page {
  const own = classes[framework];
  const [first = { text: 'Emulated page' }, ...others] = lines;
  const style = (line: Line) => (measured ? styleOf(line) : '');
  const rest = others.map((line) => `    <p class="${own.line}"${style(line)}>${escaped(line.text)}</p>`);
  const html = [
    `<div class="${own.page}">`,
    `  <header class="${own.header}"><h1 class="${own.title}"${style(first)}>${escaped(first.text)}</h1></header>`,
    `  <main class="${own.main}">`,
    ...(rest.length > 0 ? rest : [`    <p class="${own.line}">Made by an emulator of an AI provider.</p>`]),
    '  </main>',
    '</div>',
  ].join('\n');
  return { html, css: framework === 'custom' ? customCss : '' };
}

/** Lines that a list of problems quotes, when the measured lines do not hold them already. */
function quotedLines({ instruction, lines }: Wish): Line[] {
  const known = new Set(lines.map((line) => line.text));
  const quoted = [...instruction.matchAll(/[“'"]([^“”'"{}<>\n]{2,80})[”'"]/g)].map((match) => match[1]!);
  const missing = /missing/i.test(instruction) ? quoted : [];
  return [...new Set(missing)].filter((text) => !known.has(text)).map((text) => ({ text }));
}

function changed(before: Page, instruction: string): Page {
  const note = instruction
    .replace(/--+|[<>]/g, ' ')
    .trim()
    .slice(0, 300);
  const html = before.html.replace(/<header\b([^>]*)>/i, (_, attributes: string) => {
    const others = attributes.replace(/\sstyle="[^"]*"/, '');
    return `<header${others} style="background: #0f172a; color: #f8fafc">`;
  });
  return { html: `${html}\n<!-- ${note} -->`, css: before.css };
}

/** The page that answers a wish: a plain one, a better one on a repair, the old one changed on a follow-up. */
export function composePage(wish: Wish, worseRepair: boolean): Page {
  if (wish.kind === 'follow-up' && wish.before) return changed(wish.before, wish.instruction);
  if (wish.kind === 'page') return page(wish.framework, wish.lines, false);
  if (worseRepair) return page(wish.framework, wish.lines.slice(0, 1), false);
  return page(wish.framework, [...wish.lines, ...quotedLines(wish)], true);
}
