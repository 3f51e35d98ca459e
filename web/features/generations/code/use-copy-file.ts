import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { useAction } from '#web/ui/actions/index.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/toast.ts';
import type { OpenFile } from './open-file.ts';

/**
 * Copies the file that the code pane shows, also from the palette.
 * @param html copied while the code pane shows no file
 */
export function useCopyFile(open: RefObject<OpenFile | null>, html: string): () => Promise<void> {
  const copy = async () => {
    const { name, text } = open.current ?? { name: 'HTML code', text: html };
    try {
      await copyText(text);
      toast.success(`${name} copied to clipboard!`);
    } catch {
      toast.error('Failed to copy code.');
    }
  };
  useAction({
    ...{ id: 'copy', label: 'Copy the open file', group: 'Code', words: ['code', 'clipboard'], Icon: Copy },
    run: () => void copy(),
  });
  return copy;
}
