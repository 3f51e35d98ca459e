import { useQuery } from '@tanstack/react-query';
import { ownSignInWays, PASSWORD } from './security-queries.ts';

/** Whether the account has a password; undefined while nobody can tell. People of an outside provider have none. */
export const useHasPassword = (): boolean | undefined =>
  useQuery(ownSignInWays).data?.some(({ providerId }) => providerId === PASSWORD);
