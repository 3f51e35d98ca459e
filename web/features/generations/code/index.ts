export { CodeCard } from './code-card.tsx';
