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
