import { loadSections } from '#web/data/load-sections.ts';
import { aboutSources, contactSources, homeSources } from '#web/data/sources.ts';

const pages = { home: homeSources, about: aboutSources, contact: contactSources };

/** A page's sections, read by a browser that comes from another page of the site. */
export const loadSectionsHere = async <Page extends keyof typeof pages>(page: Page) => ({
  origin: window.location.origin,
  sections: await loadSections(fetch, pages[page]),
});
