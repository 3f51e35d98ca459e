import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk } from '#web/load-chunk.ts';
import { enliven } from './alive/enliven.ts';

type Sections = typeof import('./sections.tsx');
let known: Sections | undefined;

/** For loaders, on the server and in a browser that comes from another page of the site: the code of all sections. */
export async function loadStill(): Promise<void> {
  known ??= await loadChunk(() => import('./sections.tsx'));
}

/** React leaves what it finds there alone. */
const AS_IT_CAME = { __html: '' };

/**
 * Sections that only show something. In the page that the server sent they stay as they came, and the browser does not
 * load the code that made them; links, pictures, the form and the carousel work on the elements themselves. The marks
 * tell the server's page cache what it may rewrite without React noticing.
 */
export function Still({ children }: { children: (sections: Sections) => ReactNode }) {
  const [sections, setSections] = useState(() => known);
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other elements.
  useEffect(() => (root.current ? enliven(root.current, (to) => void navigate(to)) : undefined), [navigate, sections]);
  useEffect(() => {
    // React started again, because somebody (an extension of the browser) had changed the page before it: nothing came along.
    if (!sections && root.current?.childElementCount === 0) void loadStill().then(() => setSections(known));
  }, [sections]);
  if (sections)
    return (
      <div key="here" ref={root} data-still="">
        {children(sections)}
        <span data-still-end="" hidden />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps React from looking inside.
  return <div ref={root} data-still="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />;
}
