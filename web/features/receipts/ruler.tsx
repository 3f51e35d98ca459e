/** A millimetre in CSS pixels. */
const MM = 96 / 25.4;
const marks = Array.from({ length: 10 }, (_, mm) => `M${mm * MM + 0.5} 0V${mm === 0 ? 14 : mm === 5 ? 9 : 6}`).join('');

/** Millimetres along the upper edge of a sheet. Lines, not a background: printers leave backgrounds out. */
export const Ruler = () => (
  <svg aria-hidden="true" width="100%" height="14" className="block">
    <pattern id="millimetres" width={10 * MM} height="14" patternUnits="userSpaceOnUse">
      <path d={marks} stroke="var(--line-strong)" strokeWidth="0.75" />
    </pattern>
    <rect width="100%" height="14" fill="url(#millimetres)" />
  </svg>
);
