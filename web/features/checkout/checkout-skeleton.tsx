import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckoutStep } from './checkout-step.tsx';

/** The billing step while the profile is on its way. */
export function CheckoutSkeleton() {
  return (
    <CheckoutStep number={2} title="Billing Information">
      <div role="status" aria-label="Loading your details" className="grid gap-5">
        {['name', 'email', 'address', 'country'].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
        <Skeleton className="h-12" />
      </div>
    </CheckoutStep>
  );
}
