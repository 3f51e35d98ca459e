/** Tailwind's theme: steps of its type, radius and colour scales that a measured value may equal. */
const TYPE: Record<string, string> = {
  '12px': 'xs',
  '14px': 'sm',
  '16px': 'base',
  '18px': 'lg',
  '20px': 'xl',
  '24px': '2xl',
  '30px': '3xl',
  '36px': '4xl',
  '48px': '5xl',
  '60px': '6xl',
  '72px': '7xl',
};
const RADIUS: Record<string, string> = {
  '2px': 'xs',
  '4px': 'sm',
  '6px': 'md',
  '8px': 'lg',
  '12px': 'xl',
  '16px': '2xl',
  '24px': '3xl',
};
const COLORS: Record<string, string> = { '#ffffff': 'white', '#000000': 'black', transparent: 'transparent' };
const SPACED: Record<string, string> = {
  margin: 'm',
  'margin-top': 'mt',
  'margin-left': 'ml',
  'margin-right': 'mr',
  'margin-bottom': 'mb',
  padding: 'p',
  'padding-top': 'pt',
  'padding-bottom': 'pb',
  'padding-left': 'pl',
  'padding-right': 'pr',
  width: 'w',
  height: 'h',
  'max-width': 'max-w',
  gap: 'gap',
};

/** `8px 8px 0 0` as `rounded-t-lg`: corners clockwise from the top left. */
function oneSidedRadius(value: string): string | undefined {
  const corners = value.split(' ');
  const radius = corners.find((corner) => corner !== '0');
  if (corners.length !== 4 || !radius) return undefined;
  const side = { '1100': 't', '0110': 'r', '0011': 'b', '1001': 'l' }[
    corners.map((corner) => (corner === radius ? 1 : 0)).join('')
  ];
  return side && `rounded-${side}-${RADIUS[radius] ?? `[${radius}]`}`;
}

/** The utility of Tailwind's own scale for a value that lies on it: `mt-4`, `text-sm`, `rounded-lg`, `bg-white`. */
export function onScale(name: string, value: string): string | undefined {
  if (name === 'font-size' && TYPE[value]) return `text-${TYPE[value]}`;
  if (name === 'border-radius' && RADIUS[value]) return `rounded-${RADIUS[value]}`;
  const oneSided = name === 'border-radius' && oneSidedRadius(value);
  if (oneSided) return oneSided;
  if (name === 'color' && COLORS[value]) return `text-${COLORS[value]}`;
  if (name === 'background-color' && COLORS[value]) return `bg-${COLORS[value]}`;
  if (name === 'line-height') return step(value) ? `leading-${step(value)}` : undefined;
  const prefix = SPACED[name];
  if (!prefix) return undefined;
  if (name === 'gap' && value.includes(' ')) {
    const [row, column, ...rest] = value.split(' ');
    const [y, x] = [step(row), step(column ?? '')];
    return rest.length === 0 && y && x ? (y === x ? `gap-${y}` : `gap-x-${x} gap-y-${y}`) : undefined;
  }
  const negative = value.startsWith('-');
  const steps = step(negative ? value.slice(1) : value);
  return steps ? `${negative ? '-' : ''}${prefix}-${steps}` : undefined;
}

/** Quarters of a rem (4 px) in halves, as Tailwind counts: `18px` is `4.5`; `1px` is `px`. */
function step(value: string): string | undefined {
  if (value === '0') return '0';
  if (value === '1px') return 'px';
  const match = /^(\d+)px$/.exec(value);
  const pixels = match ? Number(match[1]) : 1;
  return pixels % 2 === 0 ? String(pixels / 4) : undefined;
}
