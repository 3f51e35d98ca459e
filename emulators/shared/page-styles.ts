import type { Framework, Line } from './read-prompt.ts';

type Styles = {
  /** Classes of the parts of a page. */
  body: string;
  header: string;
  title: string;
  main: string;
  line: string;
  css: string;
  /** Attributes of the line with a number that show its measured colour and size, and its rule for the style sheet. */
  measured(line: Line, at: number): { classes?: string; style?: string; css?: string };
};

const declarations = ({ color, fontSize }: Line) =>
  [color && `color: ${color}`, fontSize && `font-size: ${fontSize}px`].filter(Boolean).join('; ');

const customCss = `.page { margin: 0; font-family: system-ui, sans-serif; color: #0f172a; background: #fff; }
.page-header { padding: 12px 16px; background: #f1f5f9; }
.page-title { margin: 0; font-size: 24px; }
.page-main { display: grid; gap: 12px; padding: 16px; max-width: 1024px; margin: 0 auto; }
.line { margin: 0; }
img { max-width: 100%; height: auto; }
@media (min-width: 768px) { .page-main { grid-template-columns: 1fr 1fr; padding: 32px; } }
`;

/** How each framework writes the same page. */
export const pageStyles: Record<Framework, Styles> = {
  tailwind: {
    body: 'min-h-screen bg-white text-slate-900',
    header: 'bg-slate-100 px-4 py-3 md:px-8',
    title: 'text-2xl font-bold',
    main: 'mx-auto grid max-w-5xl gap-3 p-4 md:grid-cols-2 md:p-8',
    line: 'text-base',
    css: '',
    measured: ({ color, fontSize }) => ({
      classes: [color && `text-[${color}]`, fontSize && `text-[${fontSize}px]`].filter(Boolean).join(' '),
    }),
  },
  bootstrap: {
    body: 'bg-white text-dark',
    header: 'bg-light px-3 py-3',
    title: 'h3 fw-bold',
    main: 'container py-4 d-grid gap-3',
    line: 'mb-0',
    css: '',
    measured: (line) => ({ style: declarations(line) }),
  },
  custom: {
    body: 'page',
    header: 'page-header',
    title: 'page-title',
    main: 'page-main',
    line: 'line',
    css: customCss,
    measured: (line, at) => ({ classes: `line-${at}`, css: `.line-${at} { ${declarations(line)} }\n` }),
  },
};
