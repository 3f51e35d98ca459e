import type { Refusal } from './types.ts';

const words: Record<number, string> = {
  550: '5.1.1 The mailbox does not exist',
  552: '5.2.2 The mailbox is full',
  554: '5.7.1 Refused as spam',
  451: '4.7.1 Greylisted, please try again later',
  421: '4.3.2 Too busy, please try again later',
};

/** The rules that are in force, and which of them meets a recipient. */
export function createRefusals() {
  let rules: { refusal: Refusal; left: number }[] = [];
  return {
    add(refusal: Refusal) {
      rules.unshift({ refusal, left: refusal.times ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      rules = [];
    },
    /** Uses one of the times up. */
    meet(to: string): Refusal | undefined {
      const rule = rules.find(({ refusal, left }) => left > 0 && to.includes(refusal.to ?? ''));
      if (rule) rule.left--;
      return rule?.refusal;
    },
  };
}

/** The server's answer in its own words. */
export const refusalError = ({ how, message }: Refusal): Error =>
  Object.assign(new Error(message ?? words[how as number] ?? 'Refused'), { responseCode: Number(how) });
