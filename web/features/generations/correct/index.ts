export { CorrectPane } from './correct-pane.tsx';
export { correctionsLabel } from './corrections-label.ts';
export { usePlaces } from './use-places.ts';
