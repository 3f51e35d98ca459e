import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';

/** What a page shows for an address at which there is nothing. */
export function NotFound() {
  return (
    <div className="graph-paper grid flex-1 place-items-center px-4 py-16">
      <div className="grid justify-items-center gap-6 text-center">
        <NotFoundDrawing />
        <h1 className="text-heading">Opos! Nothing Was Found</h1>
        <p className="max-w-md text-muted">
          There is no page at this address. It may have moved, or the link may have been mistyped.
        </p>
        <Button asChild size="large">
          <Link to={paths.home}>Go Back Home</Link>
        </Button>
      </div>
    </div>
  );
}
