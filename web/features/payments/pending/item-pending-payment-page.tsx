import { PendingScreen } from './pending-screen.tsx';

export const meta = () => [{ title: 'Pending Item Payment · Facsimile' }];

/** Orders of digital items that wait for their payment. */
export default function ItemPendingPaymentPage() {
  return <PendingScreen kind="item" />;
}
