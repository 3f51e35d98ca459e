import type { Config } from '#server/config.ts';
import { badRequest, failure } from '#server/platform/errors.ts';
import type { PayPalFailure } from '#server/platform/paypal/paypal-failure.ts';
import type { SessionUser } from '#server/platform/session.ts';

// Who may change the setup: admins alone; those procedures are built on `admin`.

/** Members get what a pay page needs. */
export const seesWholeSetup = (actor: SessionUser): boolean => actor.role === 'Admin';

/** Real money needs a database that survives the machine. */
export const mayTakeLivePayments = ({ databaseUrl, paypal }: Pick<Config, 'databaseUrl' | 'paypal'>): boolean =>
  databaseUrl !== undefined || paypal.allowEmbeddedLive;

export const clientIdMissing = () => badRequest('Enter the client ID: PayPal cannot be enabled without it.');
export const secretMissing = () => badRequest('Enter the client secret: PayPal cannot be enabled without it.');
export const secretOfAnother = () =>
  badRequest('Enter the client secret again: the stored one belongs to another client ID or mode.');
export const secretUnreadable = () =>
  badRequest('The stored client secret cannot be read any more. Enter the client secret again.');
export const savedMeanwhile = () =>
  failure(
    'CONTENT_CHANGED',
    'Somebody else saved the PayPal settings in the meantime. Load this page again to see what changed, then save yours.',
  );

/** What became of asking PayPal whether client id and secret belong together. */
export function credentialsRefused({ kind, message }: Pick<PayPalFailure, 'kind' | 'message'>) {
  if (kind === 'unauthorized')
    return failure(
      'PAYPAL_REFUSED',
      'PayPal does not know this client ID and secret. Check that both belong to the same app, and of the chosen mode: sandbox and live have apps of their own.',
    );
  return kind === 'issue' ? failure('PAYPAL_REFUSED', message) : failure('PAYPAL_UNAVAILABLE');
}
