import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PageCode } from '../edit/index.ts';
import type { Check, Finding } from './check.ts';
import { checkPage } from './check-page.ts';
import { usePageReport } from './use-page-report.tsx';

interface ChecksPanelProps {
  generation: Pick<GenerationWithResult, 'framework' | 'mode' | 'language'>;
  result: Pick<GenerationResult, 'layout'>;
  code: PageCode;
  /** With its embedded files. */
  whole: PageCode;
  onChange: (code: PageCode, what: string) => void;
  /** Shows an element in preview and code. */
  onSelect: (at: number) => void;
  /** Asks a provider to mend what cannot be mended here; without one, nobody can be asked. */
  onAsk?: ((wish: string) => void) | undefined;
}

/** What a reviewer would ask of the page, with what can be mended at once. */
export function ChecksPanel({ generation, result, code, whole, onChange, onSelect, onAsk }: ChecksPanelProps) {
  const { framework, mode, language } = generation;
  const { report, frame } = usePageReport(framework, whole);
  const checks = useMemo(
    () =>
      report &&
      checkPage({ code, whole, framework, mode, result, language: language === 'automatic' ? 'en' : language }, report),
    [report, code, whole, framework, mode, result, language],
  );
  const count = checks?.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <section aria-label="Checks">
      <p role="status" className="flex min-h-11 items-center gap-2 px-4 text-muted text-small sm:px-5">
        {count === undefined ? (
          <>
            <Spinner /> Checking the page at 320, 768 and 1280 px…
          </>
        ) : count === 0 ? (
          'Nothing to mend.'
        ) : (
          `${counted(count, 'thing')} to mend.`
        )}
      </p>
      {frame}
      <ul className="divide-y divide-line border-line border-t">
        {checks?.map((check) => (
          <CheckRow key={check.id} check={check} code={code} onChange={onChange} onSelect={onSelect} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

type CheckRowProps = { check: Check } & Pick<ChecksPanelProps, 'code' | 'onChange' | 'onSelect' | 'onAsk'>;

function CheckRow({ check: { title, findings, passed }, ...rest }: CheckRowProps) {
  const good = findings.length === 0;
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <li className="grid gap-1 px-4 py-2.5 text-small sm:px-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className={good ? 'size-4 text-success' : 'size-4 text-warning'} />
        {title}
        <span className="font-normal text-muted">{good ? passed : findings.length}</span>
      </h3>
      {!good && (
        <ul className="grid gap-1 pl-6">
          {findings.map((finding, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name, and are made anew together.
            <FindingRow key={i} finding={finding} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

type FindingRowProps = { finding: Finding } & Omit<CheckRowProps, 'check'>;

function FindingRow({ finding: { at, reason, fix }, code, onChange, onSelect, onAsk }: FindingRowProps) {
  const [busy, setBusy] = useState(false);
  const mend = async () => {
    if (!fix) return;
    setBusy(true);
    try {
      onChange(await fix.apply(code), fix.label);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere min-w-0 flex-1 basis-60">{reason}</span>
      {at !== undefined && (
        <Button look="quiet" className="px-3!" onClick={() => onSelect(at)}>
          Show
        </Button>
      )}
      {fix ? (
        <Button
          look="secondary"
          className="px-3!"
          busy={busy}
          disabled={busy}
          onClick={mend}
          aria-label={`Fix: ${fix.label}`}
          title={fix.label}
        >
          Fix
        </Button>
      ) : (
        onAsk && (
          <Button look="secondary" className="px-3!" onClick={() => onAsk(reason)}>
            Ask a provider
          </Button>
        )
      )}
    </li>
  );
}
