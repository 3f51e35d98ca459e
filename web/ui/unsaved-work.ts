const held = new Set<symbol>();

/** Something typed is not saved yet. @returns says that it is settled */
export function holdUnsavedWork(): () => void {
  const work = Symbol('unsaved');
  held.add(work);
  return () => void held.delete(work);
}

/** Whether tearing the page away would lose something that was typed. */
export const hasUnsavedWork = (): boolean => held.size > 0;

/** What was typed has lost its place: nobody is asked. */
export const dropUnsavedWork = (): void => held.clear();

/** Asks, where something would be lost. @returns whether one may go on; nothing is held any more then */
export function letUnsavedWorkGo(question: string): boolean {
  if (hasUnsavedWork() && !window.confirm(question)) return false;
  held.clear();
  return true;
}
