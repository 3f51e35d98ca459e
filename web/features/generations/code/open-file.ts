import { type RefObject, useEffect } from 'react';

/** The file that the code pane shows: named for people, with everything in it. */
export interface OpenFile {
  name: string;
  text: string;
}

/** Says that this file is the one in sight, while it is. */
export function useOpenFile(open: RefObject<OpenFile | null> | undefined, name: string, text: string): void {
  useEffect(() => {
    if (!open) return;
    const file = { name, text };
    open.current = file;
    return () => {
      if (open.current === file) open.current = null;
    };
  }, [open, name, text]);
}
