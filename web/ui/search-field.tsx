import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from './input.tsx';

/** How long one waits for the next letter, in ms. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search that starts when one pauses; Enter does not wait. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Changed from outside: the way back in the browser, a link, a filter that was cleared.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = (text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  // As of then: what else of the address has changed while one was typing stays.
  const searchWhatIsTyped = useEffectEvent(() => search(typed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again
  useEffect(() => {
    const timer = setTimeout(searchWhatIsTyped, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="min-w-0 flex-1 basis-56">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <Input
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          className="px-10"
        />
        {typed && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setTyped('');
              search('');
            }}
            className="absolute top-0.5 right-0.5 grid size-10 place-items-center rounded-sm text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </form>
    </search>
  );
}
