import type { ComponentKind, GenerationWithResult } from '#contract/generations.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { CodeActions } from './code-actions.tsx';
import { CodeView } from './code-view.tsx';
import { ComponentFiles } from './component-files.tsx';
import { usePassingNotice } from './use-passing-notice.ts';

interface CodeCardProps {
  generation: Pick<GenerationWithResult, '_id' | 'engine' | 'framework' | 'hasClean'>;
  html: string;
  css: string;
}

const KINDS: readonly { kind: ComponentKind; label: string }[] = [
  { kind: 'react', label: 'React' },
  { kind: 'vue', label: 'Vue' },
];

/**
 * The result as code. The CSS tab exists for Custom CSS only; components, for pages of the built-in engine that can be written in
 * Clean mode.
 */
export function CodeCard({ generation, html, css }: CodeCardProps) {
  const { _id: id, engine, framework, hasClean } = generation;
  const kinds = engine === 'built-in' && hasClean ? KINDS : [];
  const [notice, setNotice] = usePassingNotice();
  const files = [
    { kind: 'HTML', name: 'index.html', type: 'text/html', language: 'html', text: html },
    ...(framework === 'custom'
      ? [{ kind: 'CSS', name: 'style.css', type: 'text/css', language: 'css', text: css } as const]
      : []),
  ] as const;
  return (
    <Card aria-labelledby="generated-code" className="min-w-0">
      <Tabs defaultValue="HTML">
        <header className="flex flex-wrap items-center gap-x-6 border-line border-b px-4 pt-1 sm:px-5">
          <h2 id="generated-code" className="py-3 font-semibold text-body">
            Generated Code
          </h2>
          <TabList aria-label="Files">
            {files.map(({ kind }) => (
              <Tab key={kind} value={kind}>
                {kind}
              </Tab>
            ))}
            {kinds.map(({ kind, label }) => (
              <Tab key={kind} value={label}>
                {label}
              </Tab>
            ))}
          </TabList>
        </header>
        {files.map((file) => (
          <TabPanel key={file.kind} value={file.kind}>
            <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 p-2 sm:px-5">
              <CodeActions file={file} onNotice={setNotice} />
              {notice ? (
                <Alert tone={notice.tone} className="min-w-0 flex-1">
                  {notice.text}
                </Alert>
              ) : (
                <span className="ml-auto font-mono text-caption text-muted max-sm:sr-only">
                  {file.name} · {(new Blob([file.text]).size / 1024).toFixed(1)} kB
                </span>
              )}
            </div>
            <CodeView code={file.text} language={file.language} />
          </TabPanel>
        ))}
        {kinds.map(({ kind, label }) => (
          <TabPanel key={kind} value={label}>
            <ComponentFiles id={id} kind={kind} label={label} />
          </TabPanel>
        ))}
      </Tabs>
    </Card>
  );
}
