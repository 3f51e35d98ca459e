import { useEffect, useState } from 'react';

const PAY_PAGE = /^\/(?:item-)?pay-now\//i;

const cameAsPayPage = (): boolean => {
  const [document] = performance.getEntriesByType('navigation');
  return !document || PAY_PAGE.test(new URL(document.name).pathname);
};

/**
 * Whether this document came with the policy of the pay pages, which alone lets PayPal's script in. One that was reached by
 * a link within the app did not, and is loaded again.
 * @returns undefined until it is known
 */
export function useOwnDocument(): boolean | undefined {
  const [own, setOwn] = useState<boolean>();
  useEffect(() => {
    const came = cameAsPayPage();
    setOwn(came);
    if (!came) window.location.reload();
  }, []);
  return own;
}
