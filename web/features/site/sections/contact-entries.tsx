import type { ContactEntry } from '#contract/content/contact.ts';
import { Icon } from './icon.tsx';

/** `tel:` takes digits and a leading plus. */
const addressOf = ({ type, value }: ContactEntry): string =>
  type === 'email' ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, '')}`;

export function ContactEntries({ entries }: { entries: ContactEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="contact-entries">
      {entries.map((entry) => (
        <li key={entry.type + entry.value}>
          <Icon icon={entry.icon} className="size-5" />
          <span>
            {entry.label && <span className="block text-caption text-muted">{entry.label}</span>}
            <a href={addressOf(entry)}>{entry.value}</a>
          </span>
        </li>
      ))}
    </ul>
  );
}
