export { CorrectDesign } from './correct-design.tsx';
export { useCorrect } from './use-correct.ts';
