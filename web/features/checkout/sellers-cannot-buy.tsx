import { Link } from 'react-router';
import { errors } from '#contract/vocabulary/errors.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export function SellersCannotBuy() {
  return (
    <Alert
      tone="warning"
      title={errors.SELLERS_CANNOT_BUY.message}
      action={
        <Button asChild look="secondary">
          <Link to={paths.dashboard}>Go to Dashboard</Link>
        </Button>
      }
    >
      Your account sells here. To buy something, please use another account.
    </Alert>
  );
}
