import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const benefits = [
  'Tailwind CSS, Bootstrap or plain CSS from one picture',
  'Text stays text, in its place and in its colours',
  'Every result comes with a fidelity score',
  'A conversion that fails or is cancelled costs nothing',
];

interface AuthSheetProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The sheet of every sign-in page: the form, and beside it what one gets. */
export function AuthSheet({ title, lead, children }: AuthSheetProps) {
  return (
    <div className="graph-paper grid flex-1 place-items-center px-4 py-8 sm:py-12">
      <div className="relative grid w-full max-w-md overflow-hidden rounded-lg border border-line bg-sheet shadow-floating lg:max-w-4xl lg:grid-cols-[1fr_20rem]">
        <div className="p-6 sm:p-10">
          <h1 className="text-heading">{title}</h1>
          <p className="mt-2 mb-6 text-muted text-small">{lead}</p>
          {children}
        </div>
        <aside aria-label="Benefits" className="hidden border-line border-l bg-accent-soft p-10 lg:block">
          <p className="font-mono text-accent text-caption">What you get</p>
          <ul className="mt-6 grid gap-5">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3 text-small">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
                {benefit}
              </li>
            ))}
          </ul>
        </aside>
        <Button asChild look="quiet" size="icon" className="absolute! top-2 right-2">
          <Link to={paths.home} aria-label="Close">
            <X aria-hidden="true" className="size-5" />
          </Link>
        </Button>
      </div>
    </div>
  );
}
