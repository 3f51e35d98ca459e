import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Footer } from '#contract/content/footer.ts';
import type { Outcome, Section } from '#web/features/content/data/outcome.ts';
import { loadFooter } from './load-footer.ts';

/** The footer's data: what the site's layout has loaded, or in the areas what the browser kept or asks for. */
export function useFooter(): Outcome<Footer> | undefined {
  const layout = useRouteLoaderData<{ sections: { footer: Section<Footer> } }>('features/site/site-layout');
  const section = layout?.sections.footer;
  const [later, setLater] = useState<Outcome<Footer>>();
  useEffect(() => {
    if (section && !(section instanceof Promise)) return;
    let current = true;
    void (section ?? loadFooter()).then((outcome) => current && setLater(outcome));
    return () => {
      current = false;
    };
  }, [section]);
  return section && !(section instanceof Promise) ? section : later;
}
