import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

// How fast the page was for this visitor, sent once when they leave it. The load belongs to the page it began with.

const page = window.location.pathname;
const unsent = new Map<Metric['name'], Pick<Metric, 'name' | 'value' | 'rating'>>();
const sent = new Set<Metric['name']>();

for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB])
  watch(({ name, value, rating }) => {
    if (!sent.has(name)) unsent.set(name, { name, value, rating });
  });

function send(): void {
  if (document.visibilityState === 'visible' || unsent.size === 0) return;
  const body = JSON.stringify({ page, metrics: [...unsent.values()] });
  navigator.sendBeacon('/api/web-vitals', new Blob([body], { type: 'application/json' }));
  for (const name of unsent.keys()) sent.add(name);
  unsent.clear();
}

// Listening after the library does: it hands over its last values in the same event.
document.addEventListener('visibilitychange', send);
window.addEventListener('pagehide', send);
