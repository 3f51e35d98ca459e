import { Copy, Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { downloadText } from '#web/ui/download-text.ts';
import { toast } from '#web/ui/toast.ts';

/** The codes for the day when the phone is gone. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    copyText(text).then(
      () => toast.success('Recovery codes copied to clipboard!'),
      () => toast.error('Failed to copy the codes.'),
    );
  return (
    <div className="grid gap-4">
      <p className="text-small">
        If you lose your phone, each of these codes lets you in once. Keep them somewhere safe: they will not be shown
        again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-sm border border-line bg-sunken p-4 font-mono text-small"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button look="secondary" onClick={() => downloadText('facsimile-recovery-codes.txt', text, 'text/plain')}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button onClick={onDone}>I Have Saved Them</Button>
      </div>
    </div>
  );
}
