import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { loadSections } from '#web/data/load-sections.ts';
import { footerSource } from '#web/data/sources.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { serverFetch } from '#web/server-fetch.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import type { Route } from './+types/site-layout.ts';
import { footerCache } from './footer-cache.ts';
import { SiteHeader } from './site-header.tsx';
import { loadStill, Still } from './still.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  await loadStill();
  return { sections: await loadSections(context.get(serverFetch), { footer: footerSource }) };
}

export async function clientLoader() {
  const { loadFooterInTime } = await loadChunk(() => import('./load-footer.ts'));
  await loadStill();
  return { sections: await loadFooterInTime() };
}

/** Every page outside the areas: header above, footer below. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { footer } = loaderData.sections;
  useEffect(() => {
    if (!(footer instanceof Promise) && footer.state === 'loaded') footerCache.write(footer.data);
  }, [footer]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="content" className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Still>{({ FooterContent }) => <FooterContent section={footer} />}</Still>
    </div>
  );
}
