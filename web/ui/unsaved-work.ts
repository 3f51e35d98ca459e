let open = 0;

/** Something typed is not saved yet. @returns says that it is settled */
export function holdUnsavedWork(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

/** Whether tearing the page away would lose something that was typed. */
export const hasUnsavedWork = (): boolean => open > 0;
