import type { Publication } from '../context.ts';
import { eventId } from '../ids.ts';
import type { EventRecord, Store } from '../store.ts';

/** How many events are kept for the page and for sending them again. */
const MAX_EVENTS = 1000;

/** Writes an event in PayPal's envelope and keeps it. */
export function recordEvent(store: Store, url: string, clientId: string, publication: Publication): EventRecord {
  const { eventType, resourceType, resource, summary } = publication;
  const id = eventId();
  const self = `${url}/v1/notifications/webhooks-events/${id}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    ...(resourceType !== 'dispute' && { resource_version: '2.0' }),
    event_type: eventType,
    summary,
    resource: resourceType === 'dispute' ? { ...resource, id: undefined } : resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  });
  const event = { id, eventType, resourceId: resource.id, clientId, body };
  store.events.set(id, event);
  for (const old of store.events.keys()) {
    if (store.events.size <= MAX_EVENTS) break;
    store.events.delete(old);
  }
  return event;
}
