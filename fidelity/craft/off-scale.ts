/** The steps that Tailwind's documentation lists for spacing and sizes. */
const STEPS = new Set(
  '0 0.5 1 1.5 2 2.5 3 3.5 4 5 6 7 8 9 10 11 12 14 16 20 24 28 32 36 40 44 48 52 56 60 64 72 80 96'.split(' '),
);
const FRACTIONS = new Set(['2', '3', '4', '5', '6', '12']);

/** Utilities that take a spacing or size step, the longer names first. */
const STEPPED =
  /^-?(?:scroll-[mp][xytrblse]?|[mp][xytrblse]?|gap(?:-[xy])?|space-[xy]|(?:min-|max-)?[wh]|size|basis|leading|indent|inset(?:-[xy])?|top|right|bottom|left|start|end|translate(?:-[xy])?|border-spacing(?:-[xy])?)-(\d[\d./]*)$/;

/** The line height after a slash, as in `text-sm/6`. */
const LEADING = /^text-[a-z0-9]+\/(\d[\d.]*)$/;

/** The utility without variants such as `md:`, `hover:` and without `!important`. */
const withoutVariants = (name: string): string => name.slice(name.lastIndexOf(':') + 1).replace(/^!|!$/g, '');

/** Whether a class of Tailwind is no step of its documented scale: it has brackets, or a step in between. */
export function isOffScale(name: string): boolean {
  if (name.includes('[')) return true;
  const utility = withoutVariants(name);
  const step = (STEPPED.exec(utility) ?? LEADING.exec(utility))?.[1];
  if (step === undefined) return false;
  const [, denominator] = step.split('/');
  return denominator === undefined ? !STEPS.has(step) : !FRACTIONS.has(denominator);
}

/** Whether the classes are Tailwind's: whether most of them look like its utilities. */
export function usesTailwind(classes: readonly string[]): boolean {
  const utilities = classes.filter((name) => {
    const utility = withoutVariants(name);
    return (
      STEPPED.test(utility) || /^(flex|grid|text-(sm|base|lg|xl|\dxl)|(bg|text|border)-[a-z]+-\d{2,3})$/.test(utility)
    );
  });
  return classes.length > 0 && utilities.length > 0.25 * classes.length;
}
