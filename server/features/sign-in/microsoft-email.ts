type Profile = { email?: string; verified_primary_email?: string[]; xms_edov?: unknown };

/**
 * Whether Microsoft vouches for the address. Any organisation can write any address into its accounts ('nOAuth'), so it
 * counts only when Microsoft says that the domain's owner was verified, or lists the address as a verified one.
 */
export function isVerifiedByMicrosoft(profile: object): boolean {
  const { email, verified_primary_email: verified = [], xms_edov: owned } = profile as Profile;
  if (owned === true || owned === 1 || owned === '1' || owned === 'true') return true;
  return email !== undefined && verified.includes(email);
}
