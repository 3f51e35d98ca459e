import { AccountDataCard } from './account-data-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProvidersCard } from './providers-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** How the account is kept safe, which mails come, and how one leaves. Every part is kept by itself. */
export function SecuritySettings({ email }: { email: string }) {
  return (
    <section aria-labelledby="security" className="mt-4 grid gap-5">
      <h2 id="security" className="text-title">
        Security and privacy
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <PasswordCard email={email} />
          <TwoFactorCard />
          <PasskeysCard />
        </div>
        <div className="grid gap-5">
          <ProvidersCard />
          <SessionsCard />
          <EmailCard />
          <AccountDataCard />
        </div>
      </div>
    </section>
  );
}
