import { PendingScreen } from './pending-screen.tsx';

export const meta = () => [{ title: 'Pending Payment · Facsimile' }];

/** Orders of packages that wait for their payment. */
export default function PendingPaymentPage() {
  return <PendingScreen kind="package" />;
}
