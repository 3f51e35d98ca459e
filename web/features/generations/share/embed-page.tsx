import { paths } from '#web/paths.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import type { Route } from './+types/embed-page.ts';
import { BeforeAfter } from './before-after.tsx';
import { Gone } from './gone.tsx';
import { sharedHeaders, sharedLoader, sharedMeta } from './shared-route.ts';
import { WhenCode } from './when-code.tsx';

export const loader = sharedLoader;
export const headers = sharedHeaders;
export const meta: Route.MetaFunction = sharedMeta;

/**
 * Design and result of a shared page, for pages of others. It is the only page that may be framed: nothing on it does
 * anything for whoever is signed in, and its links open documents of their own.
 */
export default function EmbedPage({ loaderData, params: { token } }: Route.ComponentProps) {
  if (loaderData.state === 'error') return <Gone {...loaderData} embedded />;
  const { facts } = loaderData;
  return (
    <main>
      <h1 className="sr-only">{facts.name}: design and result</h1>
      <div className="overflow-clip bg-[#fff]">
        <WhenCode token={token}>
          {(code) => <BeforeAfter page={facts} code={code} src={paths.embeddedPreview} />}
        </WhenCode>
      </div>
      <p className="sticky bottom-0 flex min-h-10 items-center justify-between gap-4 border-line border-t bg-sheet px-3 text-caption text-muted">
        <span className="min-w-0 truncate">
          Design, result
          {facts.faithful !== null && (
            <>
              {' · Faithful '}
              <span className="font-mono text-ink tabular-nums">{(facts.faithful * 100).toFixed(1)}</span>
            </>
          )}
        </span>
        <a
          href={paths.shared(token)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-10 shrink-0 items-center gap-1.5 hover:text-ink"
        >
          <LogoMark className="size-4 text-accent" />
          Made with Facsimile
        </a>
      </p>
    </main>
  );
}
