import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { type SignInWays, signInWays } from './sign-in-ways.ts';

/** The configured ways to sign in: they came with the page, or are asked for by a browser that comes from another one. */
export function useSignInWays(): SignInWays | undefined {
  const page = useRouteLoaderData<{ ways: SignInWays | undefined }>('features/accounts/sign-in-layout');
  return useQuery({ ...signInWays, initialData: page?.ways }).data;
}
