import { FlaskConical } from 'lucide-react';

/** No money moves: nobody shall think otherwise. */
export function DemoMark() {
  return (
    <p
      role="note"
      className="flex items-start gap-3 rounded-sm border border-accent border-dashed bg-accent-soft px-4 py-3 text-accent text-small"
    >
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <b className="block">Demo payment</b>
        Payments here go to a stand-in for PayPal. No money moves, and you do not need a PayPal account.
      </span>
    </p>
  );
}
