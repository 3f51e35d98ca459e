import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useRef } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PageCode } from '../edit/index.ts';
import type { Ask, Check } from './check.ts';
import { FindingRow } from './finding-row.tsx';
import { knownLanguage } from './known-language.ts';
import { useChecks } from './use-checks.ts';
import { useFix } from './use-fix.ts';

interface ChecksPanelProps {
  generation: Pick<GenerationWithResult, 'framework' | 'mode' | 'language' | 'corrections'> & {
    result: { html: string } | null;
  };
  result: Pick<GenerationResult, 'layout' | 'outline'>;
  code: PageCode;
  /** With its embedded files. */
  whole: PageCode;
  onChange: (code: PageCode, what: string) => void;
  /** Shows an element in preview and code. */
  onSelect: (at: number) => void;
  /** Asks a provider to mend what cannot be mended here; without one, nobody can be asked. */
  onAsk?: Ask | undefined;
}

/** What a reviewer would ask of the page, with what can be mended at once. */
export function ChecksPanel({ generation, result, code, whole, onChange, onSelect, onAsk }: ChecksPanelProps) {
  const { framework, mode } = generation;
  const language = knownLanguage(generation);
  const { checks, before, tryAgain, frame } = useChecks({ code, whole, framework, mode, language, result });
  const status = useRef<HTMLParagraphElement>(null);
  const fix = useFix(code, (changed, what) => {
    onChange(changed, what);
    // The button goes with what it has mended.
    status.current?.focus();
  });
  const count = checks?.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <section aria-label="Checks">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="flex min-h-11 items-center gap-2 px-4 text-muted text-small sm:px-5"
      >
        {checks === null ? (
          'Not checked.'
        ) : count === undefined ? (
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
      {checks === null && (
        <Alert
          tone="danger"
          className="mx-4 mb-3 sm:mx-5"
          action={
            <Button look="secondary" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          The page could not be checked.
        </Alert>
      )}
      {checks !== null && (
        // While a change is being checked, what was told before stays in its place: nothing is shown or mended by it.
        <ul
          inert={checks === undefined}
          className="divide-y divide-line border-line border-t transition-opacity inert:opacity-60"
        >
          {(checks ?? before?.checks)?.toSorted(byNeed).map((check) => (
            <CheckRow
              key={check.id}
              check={check}
              html={checks ? code.html : (before?.of.html ?? '')}
              onFix={fix}
              onSelect={onSelect}
              onAsk={onAsk}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is to be mended comes first; otherwise each keeps its place. */
const byNeed = (one: Check, other: Check): number =>
  Number(other.findings.length > 0) - Number(one.findings.length > 0);

interface CheckRowProps extends Pick<ChecksPanelProps, 'onSelect' | 'onAsk'> {
  check: Check;
  /** The page that it was told of. */
  html: string;
  onFix: ReturnType<typeof useFix>;
}

function CheckRow({ check, ...rest }: CheckRowProps) {
  const { title, findings } = check;
  const { Icon, color, words } = verdictOf(check);
  return (
    <li className="grid gap-1 px-4 py-2.5 text-small sm:px-5">
      <h3 className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${color}`} />
        <span>
          {title} <span className="ml-1 font-normal text-muted">{words}</span>
        </span>
      </h3>
      {findings.length > 0 && (
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

function verdictOf({ findings, passed, notMeasured }: Check) {
  if (findings.length > 0) return { Icon: CircleAlert, color: 'text-warning', words: findings.length };
  if (notMeasured) return { Icon: CircleDashed, color: 'text-muted', words: notMeasured };
  return { Icon: CircleCheck, color: 'text-success', words: passed };
}
