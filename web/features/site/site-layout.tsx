import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { loadSections, sectionsResponse } from '#web/features/content/data/load-sections.ts';
import { settleInTime } from '#web/features/content/data/settle-in-time.ts';
import { footerSource } from '#web/features/content/data/sources.ts';
import { SiteFooter } from '#web/features/content/footer/site-footer.tsx';
import { SectionContent } from '#web/features/content/section-content.tsx';
import { SectionError } from '#web/features/content/section-error.tsx';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/site-layout.ts';
import { footerCache, loadFooter } from './load-footer.ts';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

export const loader = async ({ context }: Route.LoaderArgs) =>
  sectionsResponse({ sections: await loadSections(context.get(serverFetch), { footer: footerSource }) });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = async () => ({ sections: await settleInTime({ footer: loadFooter() }) });

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
      <SectionContent
        section={footer}
        loading={<div className="min-h-72" />}
        failed={(message) => <SectionError title="Error" message={message} />}
      >
        {(data) => <SiteFooter footer={data} />}
      </SectionContent>
    </div>
  );
}
