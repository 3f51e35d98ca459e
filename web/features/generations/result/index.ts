export { FollowUpCard } from './follow-up-card.tsx';
export { PreviewCard } from './preview-card.tsx';
export { ResultNotes } from './result-notes.tsx';
export { ResultWarnings } from './result-warnings.tsx';
