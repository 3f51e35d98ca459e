import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ComponentKind, SourceFile } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { counted } from '#web/ui/format-number.ts';
import { Loader } from '#web/ui/loader.tsx';
import { Select } from '#web/ui/select.tsx';
import { CodeEditor, type CodeLanguage } from './code-editor.tsx';
import { type OpenFile, useOpenFile } from './open-file.ts';
import { usePassingNotice } from './use-passing-notice.ts';
import { zipFiles } from './zip-files.ts';

interface ComponentFilesProps {
  id: string;
  kind: ComponentKind;
  label: string;
  open?: RefObject<OpenFile | null>;
}

/** The page as components: a file to read and to copy, and all of them to download. */
export function ComponentFiles({ id, kind, label, open }: ComponentFilesProps) {
  const components = useQuery(
    api.generations.getComponents.queryOptions({ input: { id, kind }, staleTime: Number.POSITIVE_INFINITY }),
  );
  const [chosen, setChosen] = useState('');
  const [notice, setNotice] = usePassingNotice();
  const files = components.data?.files ?? [];
  const file = files.find(({ name }) => name === chosen) ?? files[0];
  useOpenFile(open, file?.name ?? `${label} code`, file?.content ?? '');
  if (components.isPending) return <Loader />;
  if (components.isError)
    return (
      <Alert tone="danger" className="m-4">
        {components.error.message}
      </Alert>
    );
  if (!file) return null;

  const copy = async () => {
    try {
      await copyText(file.content);
      setNotice({ tone: 'success', text: `${file.name} copied to clipboard!` });
    } catch {
      setNotice({ tone: 'danger', text: 'Failed to copy code.' });
    }
  };
  const download = async () => {
    downloadFile(`${kind}.zip`, await zipFiles(files));
    setNotice({ tone: 'success', text: `${kind}.zip downloaded successfully!` });
  };
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 p-2">
        <div className="flex flex-wrap items-center gap-2">
          <Select aria-label={`${label} file`} value={file.name} onChange={(event) => setChosen(event.target.value)}>
            {files.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Button look="secondary" onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            Copy file
          </Button>
          <Button look="secondary" onClick={download}>
            <Download aria-hidden="true" className="size-4" />
            Download {label}
          </Button>
        </div>
        {notice ? (
          <Alert tone={notice.tone} className="min-w-0 flex-1">
            {notice.text}
          </Alert>
        ) : (
          <span className="ml-auto text-caption text-muted">To read only: {counted(files.length, 'file')}</span>
        )}
      </div>
      <div className="min-h-0 flex-1">
        <CodeEditor key={file.name} label={file.name} text={file.content} language={languageOf(file)} />
      </div>
    </>
  );
}

function languageOf({ name }: SourceFile): CodeLanguage {
  if (name.endsWith('.vue')) return 'vue';
  return name.endsWith('.css') ? 'css' : 'javascript';
}
