import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk } from '#web/load-chunk.ts';
import { enliven } from './alive/enliven.ts';
import { STILL, STILL_END } from './attributes.ts';

/** Sections that only show something. */
export interface StillSections<Sections> {
  /** Brings their code, in one file of script: `() => import('./sections.tsx')`. */
  import: () => Promise<Sections>;
  /** Their code, where it was needed. */
  known?: Sections;
  /** What they can do beyond what `enliven` does for any. It works on elements and ends with the signal. */
  enliven: (root: HTMLElement, signal: AbortSignal) => void;
}

/** For loaders, on the server and in a browser that comes from another page of the site: the code of all sections. */
export async function loadSectionsOf<Sections>(still: StillSections<Sections>): Promise<void> {
  still.known ??= await loadChunk(still.import);
}

/** React leaves what it finds there alone. */
const AS_IT_CAME = { __html: '' };
const BEGIN = { [STILL]: '' };
const END = { [STILL_END]: '' };

interface AsItCameProps<Sections> {
  still: StillSections<Sections>;
  children: (sections: Sections) => ReactNode;
}

/**
 * In the page that the server sent the sections stay as they came, and the browser does not load the code that made them;
 * links, pictures, the form and the carousel work on the elements themselves. The marks tell `paintFirst` what it may
 * rewrite without React noticing.
 */
export function AsItCame<Sections>({ still, children }: AsItCameProps<Sections>) {
  const [sections, setSections] = useState(() => still.known);
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other elements.
  useEffect(() => {
    if (!root.current) return;
    const ended = new AbortController();
    enliven(root.current, (to) => void navigate(to), ended.signal);
    still.enliven(root.current, ended.signal);
    return () => ended.abort();
  }, [still, navigate, sections]);
  useEffect(() => {
    // React started again, because somebody (an extension of the browser) had changed the page before it: nothing came along.
    if (!sections && root.current?.childElementCount === 0)
      void loadSectionsOf(still).then(() => setSections(() => still.known));
  }, [still, sections]);
  if (sections)
    return (
      <div key="here" ref={root} {...BEGIN}>
        {children(sections)}
        <span {...END} hidden />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps React from looking inside.
  return <div ref={root} {...BEGIN} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />;
}
