import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

export function PleaseLogIn() {
  const { pathname, search } = useLocation();
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div className="grid justify-items-center gap-5">
        <p className="text-title">Please log in to use the Image to HTML CSS AI tool</p>
        <Button asChild size="large">
          <Link to={paths.login} state={{ from: pathname + search }}>
            Go to Login
          </Link>
        </Button>
      </div>
    </div>
  );
}
