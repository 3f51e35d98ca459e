/** An empty frame with its dimensions: nothing, carefully measured. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden="true" className="w-64 text-accent">
      <rect
        x="50"
        y="10"
        width="200"
        height="110"
        fill="var(--sheet)"
        stroke="var(--line-strong)"
        strokeDasharray="5 5"
      />
      <g stroke="currentColor" fill="none">
        <path d="M50 136h200M50 131v10M250 131v10M34 10v110M29 10h10M29 120h10" />
      </g>
      <g fontFamily="var(--font-figures)" fontSize="12" fill="currentColor" textAnchor="middle">
        <rect x="132" y="129" width="36" height="14" fill="var(--page)" />
        <text x="150" y="140">
          0 px
        </text>
        <rect x="24" y="57" width="20" height="16" fill="var(--page)" />
        <text x="34" y="69">
          0
        </text>
      </g>
      <text
        x="150"
        y="77"
        textAnchor="middle"
        fontSize="34"
        fontWeight="700"
        fill="var(--muted)"
        fontFamily="var(--font-figures)"
      >
        404
      </text>
    </svg>
  );
}
