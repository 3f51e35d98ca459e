import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { useAction } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/toast.ts';
import type { OpenFile } from './open-file.ts';

interface CopyButtonProps {
  open: RefObject<OpenFile | null>;
  /** Copied while the code pane shows no file. */
  html: string;
}

/** Copies the file that the code pane shows. */
export function CopyButton({ open, html }: CopyButtonProps) {
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
  return (
    <Button look="secondary" className="gap-1.5 px-2!" title="Copy the open file" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      <span className="max-[90rem]:sr-only">Copy</span>
    </Button>
  );
}
