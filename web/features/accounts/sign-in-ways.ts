import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import type { profileContract } from '#contract/accounts/profile.ts';

export type SignInWays = InferContractRouterOutputs<typeof profileContract>['listSignInWays'];

/** Which ways to sign in are configured. By hand: the client of the contract would double what a sign-in page loads. */
export const signInWays = queryOptions({
  queryKey: ['sign-in', 'configured'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<SignInWays> => {
    const answer = await fetch('/api/sign-in-ways');
    if (!answer.ok) throw new Error(`HTTP error! Status: ${answer.status}`);
    return (await answer.json()) as SignInWays;
  },
});
