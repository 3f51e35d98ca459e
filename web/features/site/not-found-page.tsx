import { data, Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';

export const meta = () => [{ title: 'Nothing Was Found · Facsimile' }, { name: 'robots', content: 'noindex' }];

/** Any path that no other route knows. */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return (
    <div className="graph-paper grid flex-1 place-items-center px-4 py-16">
      <div className="grid justify-items-center gap-6 text-center">
        <NotFoundDrawing />
        <h1 className="text-heading">Opos! Nothing Was Found</h1>
        <p className="max-w-md text-muted">
          There is no page at this address. It may have moved, or the link has a slip of the pen in it.
        </p>
        <Button asChild size="large">
          <Link to={paths.home}>Go Back Home</Link>
        </Button>
      </div>
    </div>
  );
}
