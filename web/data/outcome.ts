/** What came of reading a section. */
export type Outcome<Data> = { state: 'loaded'; data: Data } | { state: 'error'; message: string };

/** A section as a page gets it: there in time, or still on its way. */
export type Section<Data> = Outcome<Data> | Promise<Outcome<Data>>;

export const isLoaded = (section: Section<unknown>): boolean =>
  !(section instanceof Promise) && section.state === 'loaded';
