const figures = { fontFamily: 'var(--font-figures)', fontSize: 11, fill: 'var(--accent)' } as const;

/** A small page on the drafting table, with the dimensions that the engine takes from it. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 520 400" role="img" aria-label="A page layout with its measured dimensions" className="w-full">
      <rect x="60" y="40" width="420" height="300" fill="var(--sheet)" stroke="var(--line-strong)" />
      <path d="M60 76h420" stroke="var(--line)" />
      <rect x="80" y="52" width="62" height="12" fill="var(--ink)" />
      <g fill="var(--line-strong)">
        <rect x="330" y="55" width="34" height="6" />
        <rect x="376" y="55" width="34" height="6" />
      </g>
      <rect x="424" y="48" width="40" height="20" rx="2" fill="var(--accent)" />

      <g fill="var(--ink)">
        <rect x="80" y="104" width="176" height="16" />
        <rect x="80" y="128" width="132" height="16" />
      </g>
      <g fill="var(--line-strong)">
        <rect x="80" y="160" width="170" height="6" />
        <rect x="80" y="174" width="158" height="6" />
      </g>
      <rect x="80" y="196" width="84" height="26" rx="2" fill="var(--accent)" />
      <rect
        x="290"
        y="100"
        width="170"
        height="124"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeDasharray="4 4"
      />
      <path d="m290 224 56-62 34 36 30-26 50 52z" fill="var(--accent)" opacity="0.28" />
      <circle cx="420" cy="132" r="12" fill="var(--accent)" opacity="0.28" />

      {[80, 210, 340].map((x) => (
        <g key={x}>
          <rect x={x} y="250" width="120" height="70" fill="var(--page)" stroke="var(--line)" />
          <rect x={x + 12} y="264" width="18" height="18" fill="var(--accent-soft)" stroke="var(--accent)" />
          <rect x={x + 12} y="292" width="82" height="6" fill="var(--ink)" />
          <rect x={x + 12} y="304" width="62" height="5" fill="var(--line-strong)" />
        </g>
      ))}

      <g stroke="var(--accent)" fill="none">
        <path d="M60 366h420M60 360v12M480 360v12" />
        <path d="M38 40v300M32 40h12M32 340h12" />
        <path d="M200 236v8M210 236v8M200 240h10" />
        <path d="M484 100h14M484 224h14M491 100v124" />
        <path d="M256 104h14M256 144h14M263 104v40" />
      </g>
      <g textAnchor="middle">
        <rect x="238" y="358" width="64" height="16" fill="var(--page)" />
        <text x="270" y="370" {...figures}>
          1280 px
        </text>
        <rect x="27" y="176" width="22" height="30" fill="var(--page)" />
        <text x="38" y="195" {...figures} transform="rotate(-90 38 191)">
          914
        </text>
        <text x="205" y="233" {...figures} fontSize={10}>
          30
        </text>
        <text x="506" y="166" {...figures} transform="rotate(-90 506 162)">
          378
        </text>
        <text x="281" y="128" {...figures} fontSize={10} transform="rotate(-90 277 124)">
          48/1.5
        </text>
      </g>
    </svg>
  );
}
