import { useEffect, useRef, useState } from 'react';

interface DropAndPasteOptions {
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}

/**
 * Takes a file that is dropped anywhere on the page or pasted from the clipboard.
 * @returns whether a file is being dragged over the page
 */
export function useDropAndPaste({ disabled, onFile }: DropAndPasteOptions): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useRef(onFile);
  take.current = onFile;

  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setDragging(!disabled);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      if (!disabled) take.current(event.dataTransfer?.files[0]);
    };
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file || disabled) return;
      event.preventDefault();
      take.current(file);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, [disabled]);
  return dragging;
}
