import type { Page } from './read-page.ts';
import type { Framework } from './read-prompt.ts';

const DARK = { background: '#0f172a', text: '#f8fafc' };
const darkStyle = `background: ${DARK.background}; color: ${DARK.text}`;

/** The opening tag with another background, in the framework's own way; a custom page gets a rule instead. */
function darkTag(tag: string, framework: Framework): string {
  if (framework === 'custom') return tag;
  if (framework === 'bootstrap') return tag.replace(/\sstyle="[^"]*"/, '').replace(/>$/, ` style="${darkStyle}">`);
  const classes = /\sclass="([^"]*)"/.exec(tag)?.[1] ?? '';
  const kept = classes.split(/\s+/).filter((name) => name !== '' && !name.startsWith('bg-'));
  const attribute = ` class="${[...kept, `bg-[${DARK.background}]`, `text-[${DARK.text}]`].join(' ')}"`;
  return tag.replace(/\sclass="[^"]*"/, '').replace(/>$/, `${attribute}>`);
}

/** A follow-up: the header (or the body) turns dark, and the instruction stands in a comment. */
export function changePage(before: Page, framework: Framework, instruction: string): Page {
  const note = instruction
    .replace(/--+|[<>]/g, ' ')
    .trim()
    .slice(0, 300);
  const name = /<header\b/i.test(before.html) ? 'header' : 'body';
  const html = before.html.replace(
    new RegExp(`<${name}\\b[^>]*>`, 'i'),
    (tag) => `${darkTag(tag, framework)}\n  <!-- ${note} -->`,
  );
  const rule = framework === 'custom' ? `${name}, ${name}[class] { ${darkStyle}; }\n` : '';
  return { html, css: before.css + rule };
}
