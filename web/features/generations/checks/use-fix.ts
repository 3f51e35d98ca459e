import { toast } from '#web/ui/toast.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import type { PageCode } from '../edit/index.ts';
import type { Finding } from './check.ts';

/** Makes a fix, unless the page has changed before it was ready: it would take the newer changes back. */
export function useFix(code: PageCode, onChange: (code: PageCode, what: string) => void) {
  const latest = useLatest(code);
  return async ({ label, apply }: NonNullable<Finding['fix']>): Promise<void> => {
    try {
      const mended = await apply(code);
      const now = latest();
      if (!now) return;
      if (now !== code) toast.error(`“${label}” was not done: the page has changed meanwhile.`);
      else if (mended === code) toast.error(`“${label}” changes nothing here.`);
      else onChange(mended, label);
    } catch (error) {
      console.warn('A fix could not be made', error);
      const [reason] = (error instanceof Error ? error.message : '').split('\n');
      toast.error(`“${label}” could not be done: ${reason || 'the code is not complete.'}`);
    }
  };
}
