import type { ContentSection } from '#contract/content/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { SITE_STREAM } from '#server/platform/events/announce.ts';
import type { EventHub } from '#server/platform/events/event-hub.ts';
import type { StoredSection } from './documents.ts';
import { readSection } from './read-section.ts';

export type ContentCache = {
  read<Section extends ContentSection>(section: Section): Promise<StoredSection<Section>>;
  /** Forgets everything: the next read asks the database. */
  clear(): void;
};

/** Sections in memory: one read of the database per change, whichever instance the change came from. */
export function createContentCache(db: Database, events: Pick<EventHub, 'subscribe'>): ContentCache {
  const kept = new Map<ContentSection, Promise<StoredSection<ContentSection>>>();
  const clear = () => kept.clear();
  events.subscribe(SITE_STREAM, clear);
  return {
    read<Section extends ContentSection>(section: Section) {
      const present = kept.get(section) ?? readSection(db, section);
      kept.set(section, present);
      // A failure is not kept; a read that a change has overtaken was forgotten with the rest.
      present.catch(() => kept.get(section) === present && kept.delete(section));
      return present as Promise<StoredSection<Section>>;
    },
    clear,
  };
}
