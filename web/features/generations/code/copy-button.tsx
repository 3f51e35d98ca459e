import { Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Copies the file that the code pane shows. */
export function CopyButton({ onCopy }: { onCopy: () => void }) {
  return (
    <Button look="secondary" className="gap-1.5 px-2!" title="Copy the open file" onClick={onCopy}>
      <Copy aria-hidden="true" className="size-4" />
      <span className="max-[90rem]:sr-only">Copy</span>
    </Button>
  );
}
