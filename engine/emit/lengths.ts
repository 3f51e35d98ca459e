/** `12px`, `1.5px`; zero has no unit. */
export function px(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : `${rounded}px`;
}

/**
 * A horizontal distance that is exact at the design width and shrinks with narrower screens when it is large, so that an
 * indent never pushes content off a phone.
 */
export function fluid(value: number, designWidth: number): string {
  if (value <= 24) return px(value);
  return `min(${px(value)}, ${Math.ceil((value / designWidth) * 1000) / 10}vw)`;
}

/**
 * A minimal width that holds at the design width and gives way pixel by pixel below it, faster than any container
 * shrinks: it can keep a line together, but never push content off a narrower screen. `x` is where it begins in the
 * design: beyond the edge of the design it never reaches.
 */
export function held(value: number, x: number, designWidth: number): string {
  const width = Math.min(Math.ceil(value), Math.floor(designWidth - Math.max(0, x)));
  return `min(${width}px, 100vw - ${Math.max(0, designWidth - width)}px)`;
}
