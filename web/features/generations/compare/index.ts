export { colorHex } from './describe-difference.ts';
export { FidelityPanel } from './fidelity-panel.tsx';
export { judgeResult } from './judge-result.ts';
export { meanConfidence } from './mean-confidence.ts';
export { layoutSize, pageAreaOf } from './page-area.ts';
export { readDesign } from './read-design.ts';
