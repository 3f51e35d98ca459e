export type Goal = { atLeast: number } | { atMost: number };

export type Line = {
  name: string;
  value: number;
  unit?: string;
  digits?: number;
  goal?: Goal;
  /** The value of the last run. */
  former?: number;
};

const reaches = (value: number, goal: Goal): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;

/** Prints numbers with their goals and former values. @returns the names of those that miss their goal */
export function printTable(title: string, lines: readonly Line[]): string[] {
  console.log(
    `\n${title.padEnd(30)}${'now'.padStart(12)}${'goal'.padStart(14)}${''.padEnd(8)}${'before'.padStart(12)}`,
  );
  for (const { name, value, unit = '', digits = 0, goal, former } of lines) {
    const show = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`;
    const wanted = goal ? ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`) : '';
    const verdict = goal ? (reaches(value, goal) ? '  met' : '  MISSED') : '';
    const before = former === undefined ? '' : show(former);
    console.log(
      name.padEnd(30) + show(value).padStart(12) + wanted.padStart(14) + verdict.padEnd(8) + before.padStart(12),
    );
  }
  return lines.filter(({ value, goal }) => goal && !reaches(value, goal)).map(({ name }) => `${title}: ${name}`);
}
