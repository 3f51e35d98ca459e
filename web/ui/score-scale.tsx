/** A score 0–1 as a figure over a ruler with ten marks. */
export function ScoreScale({ value }: { value: number }) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <>
      <span className="font-mono text-title tabular-nums">{(share * 100).toFixed(1)}</span>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-0.5 h-2 w-full overflow-visible"
      >
        <path
          d={`M0 7.5H100${Array.from({ length: 11 }, (_, mark) => `M${mark * 10} ${mark % 5 ? 5 : 3}V7.5`).join('')}`}
          fill="none"
          stroke="var(--line-strong)"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M0 7H${share * 100}`} stroke="var(--accent)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
