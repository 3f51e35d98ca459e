import { Copy, Download } from 'lucide-react';
import type { RefObject } from 'react';
import { useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { downloadText } from '#web/ui/download-text.ts';
import type { Notice } from '../progress/index.ts';
import { type OpenFile, useOpenFile } from './open-file.ts';

interface CodeActionsProps {
  file: { kind: string; name: string; type: string; text: string };
  onNotice: (notice: Notice) => void;
  open?: RefObject<OpenFile | null>;
}

/** In a narrow pane the sign says it: what is beside it stays in one line. */
const LABEL = '@max-2xs:sr-only';

/** Copy and download of the whole file, embedded pictures included. */
export function CodeActions({ file: { kind, name, type, text }, onNotice, open }: CodeActionsProps) {
  useOpenFile(open, `${kind} code`, text);
  const copy = async () => {
    try {
      await copyText(text);
      onNotice({ tone: 'success', text: `${kind} code copied to clipboard!` });
    } catch {
      onNotice({ tone: 'danger', text: 'Failed to copy code.' });
    }
  };
  const download = () => {
    downloadText(name, text, type);
    onNotice({ tone: 'success', text: `${name} downloaded successfully!` });
  };
  const action = { group: 'Code', words: ['code'] };
  useActions([
    { ...action, id: `copy ${kind}`, label: `Copy ${kind}`, Icon: Copy, run: () => void copy() },
    { ...action, id: `download ${kind}`, label: `Download ${kind}`, Icon: Download, run: download },
  ]);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button look="secondary" className="gap-1.5 px-2! text-caption" title={`Copy ${kind}`} onClick={copy}>
        <Copy aria-hidden="true" className="size-4" />
        <span className={LABEL}>Copy {kind}</span>
      </Button>
      <Button look="secondary" className="gap-1.5 px-2! text-caption" title={`Download ${kind}`} onClick={download}>
        <Download aria-hidden="true" className="size-4" />
        <span className={LABEL}>Download {kind}</span>
      </Button>
    </div>
  );
}
