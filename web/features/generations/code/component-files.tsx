import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Copy, Download, Sparkles } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import type { ComponentKind, SourceFile } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { counted } from '#web/ui/format-number.ts';
import { Loader } from '#web/ui/loader.tsx';
import { Select } from '#web/ui/select.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { loadEdits } from '../edit/index.ts';
import type { ComponentFault } from '../rendering/index.ts';
import { CodeEditor, type CodeLanguage } from './code-editor.tsx';
import { FaultBar } from './fault-bar.tsx';
import { type OpenFile, useOpenFile } from './open-file.ts';
import type { Draft } from './use-draft.ts';
import { usePassingNotice } from './use-passing-notice.ts';
import { zipFiles } from './zip-files.ts';

interface ComponentFilesProps {
  id: string;
  draft: Draft;
  kind: ComponentKind;
  label: string;
  /** What is wrong in them as they are. */
  fault: ComponentFault | undefined;
  open?: RefObject<OpenFile | null>;
  onSave: () => void;
  /** Where the cursor is to be put, until it is there. */
  goTo: ComponentPlace | undefined;
  onGoTo: (place: ComponentPlace) => void;
  onWent: () => void;
}

/** A line of a component, from 1. */
export type ComponentPlace = Pick<ComponentFault, 'kind' | 'file' | 'line'>;

/** Longer than from key to key (ms): they are written anew from a page that is being changed. */
const REST_MS = 600;

/** The page as components, to read and to change: the page follows what is typed, and they follow what is changed in the page. */
export function ComponentFiles({ id, draft, kind, label, fault, open, onSave, ...place }: ComponentFilesProps) {
  const { goTo, onGoTo, onWent } = place;
  const { components, files, error } = useComponentFiles(id, draft, kind);
  const [chosen, setChosen] = useState('');
  const [notice, setNotice] = usePassingNotice();
  const [formatting, setFormatting] = useState(false);
  const latest = useLatest(components);
  const wanted = goTo?.file ?? chosen;
  const file = files?.find(({ name }) => name === wanted) ?? files?.[0];
  if (goTo && file?.name === goTo.file && chosen !== goTo.file) setChosen(goTo.file);
  const whole = useMemo(() => (file ? draft.wholeFiles([file])[0] : undefined), [file, draft.wholeFiles]);
  useOpenFile(open, file?.name ?? `${label} code`, whole?.content ?? '');
  const at = goTo && file?.name === goTo.file ? offsetOf(file.content, goTo.line ?? 1) : undefined;
  const cursor = useMemo(() => (goTo && at !== undefined ? { at } : undefined), [goTo, at]);
  if (error)
    return (
      <Alert tone="danger" className="m-4">
        {error.message}
      </Alert>
    );
  if (!files || !file) return <Loader />;

  const change = (name: string, content: string, what: string) =>
    draft.changeComponents({ kind, files: files.map((one) => (one.name === name ? { name, content } : one)) }, what);
  const copy = async () => {
    try {
      await copyText(whole?.content ?? '');
      setNotice({ tone: 'success', text: `${file.name} copied to clipboard!` });
    } catch {
      setNotice({ tone: 'danger', text: 'Failed to copy code.' });
    }
  };
  const download = async () => {
    downloadFile(`${kind}.zip`, await zipFiles(draft.wholeFiles(files)));
    setNotice({ tone: 'success', text: `${kind}.zip downloaded successfully!` });
  };
  const format = async () => {
    setFormatting(true);
    try {
      const formatted = await (await loadEdits()).formatSource(file);
      if (latest() === components) change(file.name, formatted.content, 'Format');
      // What was typed meanwhile is worth more.
      else setNotice({ tone: 'info', text: 'The code has changed meanwhile: format it again.' });
    } catch (failure) {
      const [reason] = (failure instanceof Error ? failure.message : '').split('\n');
      setNotice({ tone: 'danger', text: `The file could not be formatted: ${reason || 'it is not complete.'}` });
    } finally {
      setFormatting(false);
    }
  };
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 p-2">
        <div className="min-w-24 max-w-64 flex-1">
          <Select
            aria-label={`${label} file`}
            value={file.name}
            onChange={(event) => setChosen(event.target.value)}
            className="h-10 text-small!"
          >
            {files.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
        <Button look="secondary" title="Copy file" className={TOOL} onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          <span className="@max-md:sr-only">Copy file</span>
        </Button>
        <Button look="secondary" title={`Download ${label}`} className={TOOL} onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          <span className="@max-md:sr-only">Download {label}</span>
        </Button>
        <Button
          look="secondary"
          title="Format"
          className={TOOL}
          disabled={formatting}
          busy={formatting}
          onClick={format}
        >
          {!formatting && <Sparkles aria-hidden="true" className="size-4" />}
          <span className="@max-md:sr-only">Format</span>
        </Button>
        {notice ? (
          <Alert tone={notice.tone} className="min-w-0 basis-full">
            {notice.text}
          </Alert>
        ) : (
          <span className="ml-auto text-caption text-muted @max-md:sr-only">{counted(files.length, 'file')}</span>
        )}
      </div>
      {!components && draft.leftComponents && (
        <p className="px-3 pb-2 text-caption text-muted">
          Written anew, because the page was changed in another way. Components of your own are a step before: undo
          brings them back.
        </p>
      )}
      <div className="min-h-0 flex-1">
        <CodeEditor
          key={file.name}
          label={file.name}
          text={file.content}
          language={languageOf(file)}
          onChange={(content) => change(file.name, content, `Typing in ${file.name}`)}
          onUndo={draft.undo}
          onRedo={draft.redo}
          onSave={onSave}
          goTo={cursor}
          onWent={onWent}
        />
      </div>
      <FaultBar faults={fault ? [fault] : []} onGoTo={onGoTo} />
    </>
  );
}

const TOOL = 'gap-1.5 px-2! text-caption';

/** The components as somebody wrote them; otherwise those of the page as it is, saved or not. */
function useComponentFiles(id: string, draft: Draft, kind: ComponentKind) {
  const own = draft.components?.kind === kind ? draft.components : undefined;
  const page = useSettled(draft.code, REST_MS);
  const isChanged = draft.dirty;
  const saved = useQuery({
    ...api.generations.getComponents.queryOptions({ input: { id, kind }, staleTime: Number.POSITIVE_INFINITY }),
    enabled: !own && !isChanged,
  });
  const written = useQuery({
    ...api.generations.writeComponents.queryOptions({
      input: { id, kind, ...page },
      staleTime: Number.POSITIVE_INFINITY,
    }),
    // Each has a page in its key.
    gcTime: 30_000,
    enabled: !own && isChanged,
    placeholderData: keepPreviousData,
  });
  const { data, error } = isChanged ? written : saved;
  const { named } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are given for good.
  const files = useMemo(() => own?.files ?? (data && named(data.files)), [own, data]);
  return { components: own, files, error: own ? null : error };
}

/** Where a line begins, characters from the beginning. */
const offsetOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);

function languageOf({ name }: SourceFile): CodeLanguage {
  if (name.endsWith('.vue')) return 'vue';
  return name.endsWith('.css') ? 'css' : 'javascript';
}
