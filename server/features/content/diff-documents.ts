import type { ContentChange } from '#contract/content/versions.ts';

/**
 * What differs between two documents, place by place. Entries with a title or a name are told apart by it, so that
 * inserting one does not make all behind it differ; other list entries by their number, from 1.
 */
export function diffDocuments(before: unknown, after: unknown): ContentChange[] {
  const old = flatten(before);
  const present = flatten(after);
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((path) => old.get(path) !== present.get(path))
    .map((path) => ({ path, before: old.get(path) ?? null, after: present.get(path) ?? null }));
}

function flatten(value: unknown, path: string[] = [], into = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) {
    const labels = labelsOf(value);
    value.forEach((entry, index) => void flatten(entry, [...path, labels[index]!], into));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) if (key !== '_id') flatten(field, [...path, key], into);
  } else into.set(path.join('.'), String(value));
  return into;
}

function labelsOf(entries: unknown[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry, index) => {
    const label = labelOf(entry) ?? String(index + 1);
    const times = (seen.get(label) ?? 0) + 1;
    seen.set(label, times);
    return times === 1 ? label : `${label} (${times})`;
  });
}

function labelOf(entry: unknown): string | undefined {
  const { title, quote, platform, text, url } = entry as Record<string, unknown>;
  const label = title ?? quote ?? platform ?? (url === undefined ? undefined : text);
  return typeof label === 'string' && label !== '' ? label.replaceAll('.', ' ').trim().slice(0, 60) : undefined;
}
