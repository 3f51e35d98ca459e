import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { canOfferPasskeys, isPasskeyCancelled, signInWithPasskey } from './passkeys.ts';

/** Sign-in with a passkey: by its button, and in the list that the browser opens at the e-mail field. */
export function usePasskeySignIn(goOn: () => Promise<unknown>) {
  // A browser handles one request at a time: the button ends the quiet one.
  const request = useRef<AbortController>(undefined);
  const begin = () => {
    request.current?.abort();
    request.current = new AbortController();
    return request.current.signal;
  };
  const signIn = useMutation({
    mutationFn: () => signInWithPasskey(begin()),
    onSuccess: goOn,
    meta: { signsIn: true },
  });
  const after = useRef(goOn);
  after.current = goOn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the page.
  useEffect(() => {
    const offer = async () => {
      if (!(await canOfferPasskeys()) || request.current) return;
      await signInWithPasskey(begin(), true);
      await after.current();
    };
    // Nobody has asked for it, so nobody waits for an answer.
    offer().catch(() => {});
    return () => {
      request.current?.abort();
      request.current = undefined;
    };
  }, []);
  return { ...signIn, error: isPasskeyCancelled(signIn.error) ? null : signIn.error };
}
