import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { type PageElement, pathTo } from '../read-elements.ts';
import { classesOf } from '../set-attribute.ts';

/** Further up than this leads a step at a time. */
const SHOWN = 4;

/** What the element stands in, outermost first: each leads there. */
export function ElementPath(props: { elements: readonly PageElement[]; at: number; onSelect: (at: number) => void }) {
  const path = pathTo(props.elements, props.at).filter(({ tag }) => tag !== 'html');
  const shown = path.slice(-SHOWN);
  return (
    <nav aria-label="Where the element is" className="-mx-2 flex flex-wrap items-center font-mono text-caption">
      {shown.map((element, i) => (
        <Fragment key={element.at}>
          {i > 0 && <ChevronRight aria-hidden="true" className="size-3 shrink-0 text-muted" />}
          <button
            type="button"
            aria-current={element.at === props.at ? 'true' : undefined}
            title={nameOf(element)}
            onClick={() => props.onSelect(element.at)}
            className="min-h-10 min-w-10 rounded-sm px-2 text-muted hover:bg-sunken hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
          >
            {element.tag}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}

const nameOf = (element: PageElement): string => [element.tag, ...classesOf(element).slice(0, 2)].join('.');
