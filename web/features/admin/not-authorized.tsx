import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

export function NotAuthorized() {
  return (
    <main className="graph-paper grid min-h-dvh place-items-center px-4 py-16">
      <div className="grid max-w-lg justify-items-center gap-6 text-center">
        <LogoMark className="size-12 text-accent" />
        <h1 className="text-heading">Not Authorized</h1>
        <p className="text-muted">You can't access this page; this route is only accessible for Admin.</p>
        <Button asChild size="large">
          <Link to={paths.home}>Go to Home</Link>
        </Button>
      </div>
    </main>
  );
}
