// Who is signed in and what they have; the parts of signing in that the profile shows, too.

export { AccountProviders } from './account-providers.tsx';
export { requestPasswordReset, sendVerificationMail, verifySecondFactor } from './auth-calls.ts';
export { CreditCard } from './credit-card.tsx';
export { creditKinds } from './credit-kinds.ts';
export { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx';
export { addPasskey, canUsePasskeys, isPasskeyCancelled } from './passkeys.ts';
export { ProfileEntry } from './profile-entry.tsx';
export { ProviderMark } from './provider-mark.tsx';
export { newPasswordSchema } from './register-schema.ts';
export { RequireSession } from './require-session.tsx';
export { forgotPasswordMessage, secondFactorMessage, securityMessage } from './sign-in-messages.ts';
export { signInWays } from './sign-in-ways.ts';
export { useAccount } from './use-account.ts';
