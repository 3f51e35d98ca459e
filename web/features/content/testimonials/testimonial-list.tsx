import type { Testimonial } from '#contract/content/testimonials.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ActiveBadge } from '../editor/section-status.tsx';
import { EntryButtons, type EntryHandlers } from '../entries/entry-buttons.tsx';
import { shorten } from './shorten.ts';

interface TestimonialListProps {
  testimonials: readonly Testimonial[];
  handlers: EntryHandlers<Testimonial>;
}

/** A table where there is room for one, cards elsewhere. */
export function TestimonialList(props: TestimonialListProps) {
  return useMedia('(min-width: 48rem)') ? <TestimonialTable {...props} /> : <TestimonialCards {...props} />;
}

function Author({ testimonial: { authorImage, authorName, authorTitle } }: { testimonial: Testimonial }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture
        src={authorImage}
        fallback="/site/avatar.webp"
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-full object-cover"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{authorName}</span>
        <span className="block font-normal text-caption text-muted">{authorTitle}</span>
      </span>
    </span>
  );
}

/** What tells one testimonial from another of the same author. */
const nameOf = ({ authorName, quote }: Testimonial) => `${authorName}: ${shorten(quote)}`;

function TestimonialTable({ testimonials, handlers }: TestimonialListProps) {
  return (
    <table className="w-full text-left text-small">
      <thead className="text-caption text-muted">
        <tr>
          {['Author', 'Quote', 'Status', 'Actions'].map((name) => (
            <th key={name} scope="col" className="px-3 py-2 font-semibold first:pl-5 last:pr-5">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {testimonials.map((one) => (
          <tr key={one._id} className="border-line border-t [&>*]:px-3 [&>*]:py-2.5 [&>*]:first:pl-5 [&>*]:last:pr-5">
            <th scope="row" className="min-w-48">
              <Author testimonial={one} />
            </th>
            <td className="w-full wrap-anywhere">{shorten(one.quote)}</td>
            <td>
              <ActiveBadge isActive={one.isActive} />
            </td>
            <td>
              <EntryButtons entry={one} name={nameOf(one)} {...handlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TestimonialCards({ testimonials, handlers }: TestimonialListProps) {
  return (
    <ul className="divide-y divide-line">
      {testimonials.map((one) => (
        <li key={one._id} className="grid gap-2 px-4 py-4 text-small">
          <div className="flex items-start justify-between gap-3">
            <Author testimonial={one} />
            <ActiveBadge isActive={one.isActive} />
          </div>
          <p className="wrap-anywhere">{shorten(one.quote)}</p>
          <div className="justify-self-end">
            <EntryButtons entry={one} name={nameOf(one)} {...handlers} />
          </div>
        </li>
      ))}
    </ul>
  );
}
