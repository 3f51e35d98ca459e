const SIGNS = [
  { fill: 'var(--heat-drawn)', label: 'Only in one' },
  { fill: 'var(--heat-broken)', label: 'Another colour' },
  { fill: 'var(--heat-strong)', label: 'Very different' },
];

/** What the colours of the heat map say, over the foot of the stage. */
export function HeatLegend() {
  return (
    <ul
      aria-label="Colours of the heat map"
      className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-lg border border-line bg-sheet px-2 py-1.5 sm:px-3 text-caption shadow-floating"
    >
      {SIGNS.map(({ fill, label }) => (
        <li key={label} className="flex items-center gap-1 whitespace-nowrap sm:gap-1.5">
          <span aria-hidden="true" className="size-3.5 rounded-sm border border-line bg-[#fff]">
            <span className="block size-full" style={{ background: fill }} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
