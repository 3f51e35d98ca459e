import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import type { Route } from './+types/shared-page.ts';
import { BeforeAfter } from './before-after.tsx';
import { DeviceFrame, type SharedView, viewOptions } from './device-frame.tsx';
import { Gone } from './gone.tsx';
import type { SharedFacts } from './load-shared-page.ts';
import { SharedHeader } from './shared-header.tsx';
import { sharedHeaders, sharedLoader, sharedMeta } from './shared-route.ts';
import { WhenCode } from './when-code.tsx';

export const loader = sharedLoader;
export const headers = sharedHeaders;
export const meta: Route.MetaFunction = sharedMeta;

/** A page that somebody shared: for anybody who has the link, without an account. */
export default function SharedPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state === 'error') return <Gone {...loaderData} />;
  return <Shared key={params.token} token={params.token} page={loaderData.facts} />;
}

function Shared({ token, page }: { token: string; page: SharedFacts }) {
  const [view, setView] = useState<SharedView>('desktop');
  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <SkipLink />
      <SharedHeader page={page}>
        <Segmented label="View" value={view} onChange={setView} options={viewOptions} compact />
      </SharedHeader>
      <main id="content" className="graph-paper relative min-h-0 flex-1 overflow-auto">
        <WhenCode token={token}>
          {(code) =>
            view === 'compare' ? (
              <div className="mx-auto max-w-6xl p-3 sm:p-6">
                <p className="mb-2 flex justify-between font-mono text-caption text-muted">
                  <span>Design</span>
                  <span>Result</span>
                </p>
                <div className="overflow-clip border border-line-strong bg-[#fff]">
                  <BeforeAfter page={page} code={code} src={paths.preview} />
                </div>
              </div>
            ) : (
              <DeviceFrame framework={page.framework} code={code} view={view} />
            )
          }
        </WhenCode>
      </main>
    </div>
  );
}
