import { Sparkles } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ComponentKind, GenerationWithResult } from '#contract/generations.ts';
import { useAction } from '#web/ui/actions/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { CodeFault, PageCode } from '../edit/index.ts';
import type { ComponentFault } from '../rendering/index.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeEditor, type TextRange } from './code-editor.tsx';
import { ComponentFiles, type ComponentPlace } from './component-files.tsx';
import { FaultBar } from './fault-bar.tsx';
import type { OpenFile } from './open-file.ts';
import type { Draft } from './use-draft.ts';
import { useFaults } from './use-faults.ts';
import { usePassingNotice } from './use-passing-notice.ts';

/** A place in one of the files. */
export type CodePlace = Pick<CodeFault, 'language' | 'at'> | ComponentPlace;

interface CodePaneProps {
  generation: Pick<GenerationWithResult, '_id' | 'framework'>;
  draft: Draft;
  /** The element of the HTML that is chosen in the preview. */
  shown: TextRange | null;
  /** Where the cursor was put in the HTML, characters from its beginning. */
  onCursor: (offset: number) => void;
  format: (code: PageCode) => Promise<PageCode>;
  onSave: () => void;
  /** What is wrong in components that are being changed. */
  componentFault: ComponentFault | undefined;
  /** Where the cursor is to be put, until it is there. */
  goTo: CodePlace | undefined;
  onGoTo: (place: CodePlace) => void;
  onWent: () => void;
  /** Is told which file is in sight. */
  open: RefObject<OpenFile | null>;
  /** The tab in front; the first where this page has no such tab. */
  file: string;
  onFile: (file: string) => void;
}

/** Components of the page, by the names of their tabs. */
export const KINDS: readonly { kind: ComponentKind; label: string }[] = [
  { kind: 'react', label: 'React' },
  { kind: 'vue', label: 'Vue' },
];

const files = {
  html: { kind: 'HTML', name: 'index.html', type: 'text/html' },
  css: { kind: 'CSS', name: 'style.css', type: 'text/css' },
} as const;

/**
 * The page as code, to read and to change. The CSS tab exists for Custom CSS only.
 */
export function CodePane({
  generation,
  draft,
  shown,
  onCursor,
  format,
  onSave,
  componentFault,
  open,
  file,
  onFile,
  ...rest
}: CodePaneProps) {
  const { goTo, onGoTo, onWent } = rest;
  const faults = useFaults(draft);
  const { _id: id, framework } = generation;
  const [notice, setNotice] = usePassingNotice();
  const [formatting, setFormatting] = useState(false);
  const latest = useLatest(draft.code);
  const languages = framework === 'custom' ? (['html', 'css'] as const) : (['html'] as const);
  const names = [...languages.map((language) => files[language].kind), ...KINDS.map(({ label }) => label)];
  const front = names.find((name) => name === file) ?? files.html.kind;
  const tidy = async () => {
    setFormatting(true);
    try {
      const formatted = await format(draft.code);
      const now = latest();
      if (now === draft.code) draft.change(formatted, 'Format');
      // What was typed meanwhile is worth more.
      else if (now) setNotice({ tone: 'info', text: 'The code has changed meanwhile: format it again.' });
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : '').split('\n');
      setNotice({ tone: 'danger', text: `The code could not be formatted: ${reason || 'it is not complete.'}` });
    } finally {
      setFormatting(false);
    }
  };
  useAction({
    ...{ id: 'format', label: 'Format the code', group: 'Code', words: ['tidy', 'prettier'], Icon: Sparkles },
    ...{ disabled: formatting, run: () => void tidy() },
  });
  return (
    <Tabs value={front} onValueChange={onFile} className="flex h-full min-h-0 flex-col">
      <TabList aria-label="Files" className="shrink-0 scroll-row border-line border-b px-2">
        {languages.map((language) => (
          <Tab key={language} value={files[language].kind}>
            {files[language].kind}
          </Tab>
        ))}
        {KINDS.map(({ kind, label }) => (
          <Tab key={kind} value={label}>
            {label}
          </Tab>
        ))}
      </TabList>
      {languages.map((language) => (
        <TabPanel key={language} value={files[language].kind} className={PANEL}>
          <div className="flex shrink-0 flex-wrap items-center gap-1 p-2">
            <CodeActions file={{ ...files[language], text: draft.whole[language] }} onNotice={setNotice} open={open} />
            <Button
              look="secondary"
              title="Format"
              className="gap-1.5 px-2! text-caption"
              disabled={formatting}
              busy={formatting}
              onClick={tidy}
            >
              {!formatting && <Sparkles aria-hidden="true" className="size-4" />}
              <span className="@max-sm:sr-only">Format</span>
            </Button>
            {notice && (
              <Alert tone={notice.tone} className="min-w-0 basis-full">
                {notice.text}
              </Alert>
            )}
          </div>
          <div className="min-h-0 flex-1">
            <CodeEditor
              label={`${files[language].kind} code`}
              language={language}
              text={draft.code[language]}
              onChange={(text) => draft.change({ ...draft.code, [language]: text }, 'Typing')}
              onUndo={draft.undo}
              onRedo={draft.redo}
              onSave={onSave}
              goTo={goTo && 'language' in goTo && goTo.language === language ? goTo : undefined}
              onWent={onWent}
              {...(language === 'html' ? { shown, onCursor } : {})}
            />
          </div>
          <FaultBar faults={faults} onGoTo={onGoTo} />
        </TabPanel>
      ))}
      {KINDS.map(({ kind, label }) => (
        <TabPanel key={kind} value={label} className={PANEL}>
          <ComponentFiles
            {...{ id, draft, kind, label, open, onSave, onGoTo, onWent }}
            fault={componentFault?.kind === kind ? componentFault : undefined}
            goTo={goTo && 'kind' in goTo && goTo.kind === kind ? goTo : undefined}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** An inactive panel is hidden, whatever else its classes say. */
const PANEL = 'flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden';
