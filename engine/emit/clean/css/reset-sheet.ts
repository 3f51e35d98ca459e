/** Rules of the reset with the elements that they are for. What they say holds in `reset.ts`. */
const RULES: readonly [tags: string, rule: string][] = [
  ['h1 h2 h3 h4 h5 h6', 'h1, h2, h3, h4, h5, h6 { font: inherit; }'],
  ['ul ol', 'ul, ol { list-style: none; }'],
  ['a', 'a { color: inherit; text-decoration: inherit; }'],
  ['img svg video', 'img, svg, video { display: block; vertical-align: middle; }'],
  ['img video', 'img, video { max-width: 100%; height: auto; }'],
  [
    'button input select textarea',
    'button, input, select, textarea { border-radius: 0; background-color: transparent; color: inherit; font: inherit; letter-spacing: inherit; }',
  ],
  ['input textarea', '::placeholder { color: color-mix(in srgb, currentcolor 50%, transparent); opacity: 1; }'],
  ['textarea', 'textarea { resize: vertical; }'],
  ['table', 'table { border-collapse: collapse; }'],
  ['hr', 'hr { height: 0; border-top-width: 1px; color: inherit; }'],
  [
    'code pre kbd samp',
    'code, pre, kbd, samp { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 1em; }',
  ],
];

/** A small reset: what differs between browsers, and what every component would undo. @param tags those on the page */
export function resetSheet(tags: ReadonlySet<string>): string {
  const rules = RULES.filter(([names]) => names.split(' ').some((tag) => tags.has(tag))).map(([, rule]) => rule);
  return [
    '/* Reset */',
    '*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }',
    'html { line-height: 1.5; }',
    ...rules,
  ].join('\n\n');
}

/** How everything answers to the keyboard, to being disabled and to wishes for less motion. */
export function stateSheet(tags: ReadonlySet<string>, focus: string): string {
  const moving = ['a', 'button', 'summary'].filter((tag) => tags.has(tag)).join(', ');
  return [
    '/* States */',
    `:focus-visible { outline: 2px solid ${focus}; outline-offset: 2px; }`,
    ...(tags.has('button') || tags.has('input') || tags.has('select') || tags.has('textarea')
      ? [':disabled { cursor: not-allowed; opacity: 0.5; }']
      : []),
    ...(moving
      ? [
          `@media (prefers-reduced-motion: no-preference) { ${moving} { transition: background-color 150ms, color 150ms; } }`,
        ]
      : []),
  ].join('\n\n');
}
