/** What to subscribe to: the names of PayPal's own list. */
const events = [
  'Checkout order approved',
  'Payment capture completed, pending, denied, declined, refunded and reversed',
  'Customer dispute created and resolved',
];

/** How one gets a webhook id. */
export function WebhookSteps() {
  return (
    <details className="rounded-sm border border-line text-small">
      <summary className="flex min-h-10 items-center px-3 font-semibold hover:bg-sunken">
        How to get the webhook ID
      </summary>
      <ol className="grid list-decimal gap-2 border-line border-t py-3 pr-3 pl-8">
        <li>
          Sign in at{' '}
          <a
            href="https://developer.paypal.com/dashboard/applications"
            target="_blank"
            rel="noreferrer"
            className="font-semibold underline underline-offset-2"
          >
            developer.paypal.com
          </a>
          , choose Sandbox or Live as above, and open your app under Apps &amp; Credentials.
        </li>
        <li>Under Webhooks, choose Add Webhook and paste the address from above.</li>
        <li>
          Choose all events, or these:
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {events.map((event) => (
              <li key={event}>{event}</li>
            ))}
          </ul>
        </li>
        <li>Save there, copy the Webhook ID that the list then shows, and enter it above.</li>
      </ol>
    </details>
  );
}
