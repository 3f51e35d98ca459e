const BREAKPOINTS: Record<string, number> = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1400, '2xl': 1536 };

/** When a variant holds, as people say it: "from 1024 px". Bootstrap's `lg` begins a little sooner: 992 px. */
export function variantLabel(variant: string): string {
  const [, below, name = ''] = /^(max-)?(\w+)$/.exec(variant) ?? [];
  const px = BREAKPOINTS[name];
  if (px) return below ? `below ${px} px` : `from ${px} px`;
  const width = /(min-width:|width\s*>=?)\s*([\d.]+)(px|rem|em)/.exec(variant);
  if (width) return `from ${width[2]} ${width[3]}`;
  const most = /(max-width:|width\s*<=?)\s*([\d.]+)(px|rem|em)/.exec(variant);
  return most ? `up to ${most[2]} ${most[3]}` : variant.replace(/^@media\s*/, '');
}
