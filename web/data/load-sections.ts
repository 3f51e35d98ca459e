import { data, type HeadersFunction } from 'react-router';
import { isLoaded, type Outcome } from './outcome.ts';
import { type Reader, readSection, type Source } from './read-section.ts';
import { settleInTime } from './settle-in-time.ts';

type Sources = Record<string, Source<unknown>>;
type Promised<Wanted extends Sources> = {
  [Name in keyof Wanted]: Promise<Outcome<Wanted[Name] extends Source<infer Data> ? Data : never>>;
};

/** Says that a page is the same for every visitor without a session: a server may keep it. */
export const FOR_EVERYBODY = { 'x-page-cache': 'public' };

/** All sections of a page at once. */
export async function loadSections<Wanted extends Sources>(read: Reader, wanted: Wanted) {
  const promised = Object.fromEntries(
    Object.entries(wanted).map(([name, source]) => [name, readSection(read, source)]),
  ) as Promised<Wanted>;
  return settleInTime(promised);
}

/** A page's data, marked as the same for everybody when every section of it could be read. */
export const sectionsResponse = <Page extends { sections: Record<string, unknown> }>(page: Page) =>
  data(page, {
    headers: Object.values(page.sections).every((section) => isLoaded(section as never)) ? FOR_EVERYBODY : {},
  });

/** For a page that is the same for everybody; the layout has none, because pages without `headers` take those of theirs. */
export const sectionHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
