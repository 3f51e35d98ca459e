import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import { serve, servePath } from './network.ts';
import { aSession, aUser } from './records.ts';

/** Who is signed in, and that person's record. */
export function serveAccount(user = aUser()): void {
  serve(implement(contract.accounts.listUsers).handler(() => [user]));
  servePath('GET', '/api/auth/get-session', () => Response.json(aSession));
}

/** Sign-in by password only, as a service without outside providers has it. */
export function serveSignInWays(): void {
  serve(
    implement(contract.profile.listSignInWays).handler(() => ({
      providers: [],
      passkeys: true,
      verifiesEmail: false,
      hidesAccounts: false,
    })),
  );
  // Asked for quietly, so that a passkey can be offered in the list of the e-mail field.
  servePath('GET', '/api/auth/passkey/generate-authenticate-options', () => Response.json(null, { status: 404 }));
}
