import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

interface SignedOutLinksProps {
  size?: 'medium' | 'large';
  onChoose?: () => void;
}

export function SignedOutLinks({ size = 'medium', onChoose }: SignedOutLinksProps) {
  return (
    <>
      <Button asChild look="secondary" size={size}>
        <Link to={paths.login} onClick={onChoose}>
          Login
        </Link>
      </Button>
      <Button asChild size={size}>
        <Link to={paths.register} onClick={onChoose}>
          Register
        </Link>
      </Button>
    </>
  );
}
