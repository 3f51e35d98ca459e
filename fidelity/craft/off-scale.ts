/** The steps that Tailwind's documentation lists for spacing and sizes. */
const STEPS = new Set(
  '0 0.5 1 1.5 2 2.5 3 3.5 4 5 6 7 8 9 10 11 12 14 16 20 24 28 32 36 40 44 48 52 56 60 64 72 80 96'.split(' '),
);
const STEP_PX = 4;
const PX_PER_REM = 16;
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

/**
 * The class with the nearest step of the documented scale in place of a length or of a step in between: `p-3` for `p-[13px]`.
 * Undefined where it takes no step, or the length is beyond the last one.
 */
export function nearestStep(name: string): string | undefined {
  const utility = withoutVariants(name);
  const stepped = utility.replace(/\[([\d.]+)(px|rem)\]$/, (_, length: string, unit: string) =>
    String((Number(length) * (unit === 'px' ? 1 : PX_PER_REM)) / STEP_PX),
  );
  const step = STEPPED.exec(stepped)?.[1];
  if (step === undefined || !(Number(step) <= Math.max(...[...STEPS].map(Number)))) return undefined;
  const distanceTo = (other: string): number => Math.abs(Number(other) - Number(step));
  const nearest = [...STEPS].reduce((best, other) => (distanceTo(other) < distanceTo(best) ? other : best));
  return name.replace(utility, `${stepped.slice(0, -step.length)}${nearest}`);
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
