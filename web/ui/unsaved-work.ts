/** What somebody is asked before something unsaved is lost. */
export interface LeaveQuestion {
  title: string;
  /** What would be lost. */
  description: string;
  confirmLabel: string;
}

interface UnsavedWork {
  /** Without one, only what would tear the page away is held up. */
  question?: LeaveQuestion;
  /** It belongs to the query of the address as well. */
  ofSearch?: boolean;
}

const held = new Map<symbol, UnsavedWork>();
const listeners = new Set<() => void>();
let isAsked = false;
let openQuestions = 0;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Something typed is not saved yet. @returns says that it is settled */
export function holdUnsavedWork(work: UnsavedWork = {}, id = Symbol('unsaved')): () => void {
  held.set(id, work);
  tell();
  return () => {
    held.delete(id);
    tell();
  };
}

/** Somebody is being asked whether to leave. @returns says that there is an answer */
export function openQuestion(): () => void {
  openQuestions++;
  tell();
  return () => {
    openQuestions--;
    tell();
  };
}

/** Whether somebody is being asked: any other change of the address would take the question away. */
export const isQuestionOpen = (): boolean => openQuestions > 0;

/** Calls back whenever something else is held, or asked. @returns ends it */
export function watchUnsavedWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Of all that is held with a question, what asks it: one for all. */
export const whoAsks = (): symbol | undefined => [...held].find(([, { question }]) => question)?.[0];

/** Whether tearing the page away would lose something that was typed. */
export const hasUnsavedWork = (): boolean => held.size > 0;

/** What was typed has lost its place: nobody is asked. */
export function dropUnsavedWork(): void {
  held.clear();
  tell();
}

/** Asks, where something would be lost. @returns whether one may go on; nothing is held any more then */
export function letUnsavedWorkGo(question: string): boolean {
  if (hasUnsavedWork() && !window.confirm(question)) return false;
  dropUnsavedWork();
  return true;
}

/**
 * What to ask before another page is opened, or another query of the same page: one question about everything that would
 * be lost, undefined where nothing would be.
 */
export function leaveQuestion(leaving: 'page' | 'query'): LeaveQuestion | undefined {
  if (isAsked) return undefined;
  const questions = [...held.values()].flatMap(({ question, ofSearch }) =>
    question && (leaving === 'page' || ofSearch) ? [question] : [],
  );
  const [first, ...others] = questions;
  if (!first || others.length === 0) return first;
  return {
    title: 'You have unsaved changes',
    description: [...new Set(questions.map(({ description }) => description))].join(' '),
    confirmLabel: 'Leave without them',
  };
}

/** Goes on to another address without a question: it has been asked, or nothing is lost. What is held stays held. */
export function leaveUnasked(go: () => void): void {
  isAsked = true;
  try {
    go();
  } finally {
    isAsked = false;
  }
}
