import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { EmailVerification } from './email-verification.tsx';
import { Loaded } from './loaded.tsx';
import { MailWishSwitches } from './mail-wish-switches.tsx';
import { accountFacts } from './security-queries.ts';

/** Whether the address is verified, and which mails go there. */
export function EmailCard() {
  const facts = useQuery(accountFacts);
  const wishes = useQuery(api.profile.getMailWishes.queryOptions());
  return (
    <FormPart title="Email">
      <Loaded query={facts} failed="Failed to load user data">
        {({ email, emailVerified }) => <EmailVerification email={email} isVerified={emailVerified} />}
      </Loaded>
      <Loaded query={wishes} failed="Failed to load your email settings">
        {(wanted) => <MailWishSwitches wanted={wanted} />}
      </Loaded>
    </FormPart>
  );
}
