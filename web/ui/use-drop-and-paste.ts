import { useEffect, useRef, useState } from 'react';

interface DropAndPasteOptions {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Which kinds are taken from the clipboard; pictures, unless told otherwise. */
  pastes?: (type: string, clipboard: DataTransfer) => boolean;
}

const isPicture = (type: string) => type.startsWith('image/');

/**
 * Takes files that are dropped anywhere on the page or pasted from the clipboard.
 * @returns whether a file is being dragged over the page
 */
export function useDropAndPaste({ disabled, onFiles, pastes = isPicture }: DropAndPasteOptions): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useRef({ onFiles, pastes });
  take.current = { onFiles, pastes };

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
      if (!disabled) take.current.onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const clipboard = event.clipboardData;
      const files = clipboard ? [...clipboard.files].filter(({ type }) => take.current.pastes(type, clipboard)) : [];
      if (files.length === 0 || disabled) return;
      event.preventDefault();
      take.current.onFiles(files);
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
