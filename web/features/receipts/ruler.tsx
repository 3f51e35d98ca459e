/** Millimetres along the upper edge of a sheet. Lines, not a background: printers leave backgrounds out. */
const marks = Array.from({ length: 181 }, (_, mm) => `M${mm} 0V${mm % 10 === 0 ? 4 : mm % 5 === 0 ? 2.6 : 1.6}`).join(
  '',
);

export const Ruler = () => (
  <svg aria-hidden="true" viewBox="0 0 180 4" preserveAspectRatio="none" className="block h-3.5 w-full">
    <path d={marks} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
  </svg>
);
