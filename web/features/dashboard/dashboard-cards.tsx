import { ArrowUpRight, Code, History, Hourglass, LifeBuoy, Package } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const cards = [
  {
    to: paths.generator(),
    title: 'Image to HTML Generator',
    text: 'Turn a picture of a page into HTML and CSS.',
    Icon: Code,
  },
  {
    to: paths.pendingPayment,
    title: 'Pending Payments',
    text: 'Pay for what you have ordered.',
    Icon: Hourglass,
  },
  { to: paths.support(), title: 'Support', text: 'Ask us a question, and follow your tickets.', Icon: LifeBuoy },
  {
    to: paths.subscriptionHistory,
    title: 'Subscription History',
    text: 'Your packages, their payments and receipts.',
    Icon: History,
  },
  { to: paths.selectPackage, title: 'Upgrade Package', text: 'See the credit packages.', Icon: Package },
];

/** Where one can go from here. */
export function DashboardCards() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
      {cards.map(({ to, title, text, Icon }) => (
        <li key={to} className="bg-sheet sm:last:odd:col-span-2">
          <Link to={to} className="group flex h-full gap-4 p-5 hover:bg-accent-soft">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
            <span className="grid flex-1 content-start gap-0.5">
              <span className="font-semibold">{title}</span>
              <span className="text-muted text-small">{text}</span>
            </span>
            <ArrowUpRight aria-hidden="true" className="size-5 shrink-0 text-muted group-hover:text-accent" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
