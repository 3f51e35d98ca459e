/** Icons that suit what a feature may say. */
export const iconSuggestions = [
  'memo-check',
  'ruler',
  'code',
  'cpu',
  'monitor-smartphone',
  'sparkles',
  'wand-sparkles',
  'zap',
  'layers',
  'palette',
  'scan-text',
  'gauge',
  'shield-check',
  'circle-dollar-sign',
].map((name) => `fa-solid fa-${name}`);
