import { paths } from '#web/paths.ts';
import { authRequest, readSession } from '#web/session/session.ts';

// Calls of the sign-in service that only its own pages and the profile need. All throw SignInError.

/** Whether a second factor is asked for before there is a session. */
export async function signIn(input: {
  email: string;
  password: string;
  rememberMe: boolean;
}): Promise<{ needsSecondFactor: boolean }> {
  const answer = await authRequest('/sign-in/email', input);
  return { needsSecondFactor: typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer };
}

/** Where the link in a verification mail leads in the end. */
const verified = `${paths.verifyEmail}?verified=true`;

/** Whether registering has signed in as well: not when the address has to be verified first. */
export async function signUp(input: {
  name: string;
  email: string;
  password: string;
}): Promise<{ isSignedIn: boolean }> {
  await authRequest('/sign-up/email', { ...input, callbackURL: verified });
  return { isSignedIn: (await readSession())?.user.email === input.email.trim().toLowerCase() };
}

export const sendVerificationMail = (email: string) =>
  authRequest('/send-verification-email', { email, callbackURL: verified });

export const requestPasswordReset = (email: string) =>
  authRequest('/request-password-reset', { email, redirectTo: `${window.location.origin}${paths.resetPassword}` });

export const resetPassword = (input: { newPassword: string; token: string }) => authRequest('/reset-password', input);

export type SecondFactor = { way: 'app' | 'recovery'; code: string; trustDevice?: boolean };

/** Ends a sign-in that asked for a second factor; while signed in, it proves that the authenticator app is set up. */
export const verifySecondFactor = ({ way, ...rest }: SecondFactor) =>
  authRequest(way === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', rest);
