import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useAction } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';

/** Pages of a PDF are pictures as well; the field for pictures takes pictures only. */
export function PdfField({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useAction({
    ...{ id: 'choose-pdf', label: 'Choose pages of a PDF', group: 'Conversion', Icon: FileText, disabled },
    run: choose,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-caption text-muted">
      Several at once become a queue.
      <Button look="quiet" className="-ml-1 px-2! text-caption!" disabled={disabled} onClick={choose}>
        <FileText aria-hidden="true" className="size-4" />
        Pages of a PDF
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        aria-label="PDF"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
