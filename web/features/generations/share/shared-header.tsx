import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { frameworkLabel } from '../vocabulary/index.ts';
import type { SharedFacts } from './load-shared-page.ts';

interface SharedHeaderProps {
  page: SharedFacts;
  children: ReactNode;
}

/** What it is, how faithful it is, and what made it. */
export function SharedHeader({ page: { name, framework, faithful }, children }: SharedHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-b bg-sheet px-3 py-1.5 sm:px-4">
      <h1 className="min-w-0 max-w-full truncate font-semibold text-body">{name}</h1>
      <p className="flex items-baseline gap-x-3 text-muted text-small">
        <span>{frameworkLabel(framework)}</span>
        {faithful !== null && (
          <span className="flex items-baseline gap-1.5">
            Faithful
            <span className="font-mono text-body text-ink tabular-nums">{(faithful * 100).toFixed(1)}</span>
          </span>
        )}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:ml-0 max-sm:w-full max-sm:justify-between">
        {children}
        <a
          href={paths.home}
          className="inline-flex min-h-10 items-center gap-2 rounded-sm text-muted text-small hover:text-ink"
        >
          <LogoMark className="size-5 text-accent" />
          <span>
            <span className="max-sm:sr-only">Made with </span>Facsimile
          </span>
        </a>
      </div>
    </header>
  );
}
