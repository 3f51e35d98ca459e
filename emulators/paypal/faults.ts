import type { Call, CallFault, Faults, WebhookFaults } from './types.ts';

const noWebhookFaults: WebhookFaults = { mode: 'normal', delayMs: 0, copies: 1 };

type Rule = { fault: CallFault; skip: number; left: number };

export type FaultSwitches = Faults & {
  /** The fault that meets this call, used up by one. */
  take(call: Call): CallFault | undefined;
  /** Called when the switches of the webhooks change. */
  onWebhooks(listener: () => void): void;
};

/** What goes wrong on purpose. Nothing does until a switch is set. */
export function createFaults(): FaultSwitches {
  let rules: Rule[] = [];
  let webhooks = noWebhookFaults;
  let listener = () => {};

  return {
    capture: undefined,
    tampering: {},
    get calls() {
      return rules.map(({ fault, skip, left }) => ({ ...fault, skip, times: left }));
    },
    get webhooks() {
      return webhooks;
    },
    add(...faults) {
      rules.push(...faults.map((fault) => ({ fault, skip: fault.skip ?? 0, left: fault.times ?? 1 })));
    },
    setWebhooks(change) {
      webhooks = { ...webhooks, ...change };
      listener();
    },
    clear() {
      rules = [];
      this.capture = undefined;
      this.tampering = {};
      this.setWebhooks(noWebhookFaults);
    },
    take(call) {
      const rule = rules.find((each) => each.fault.call === call && each.skip-- <= 0);
      if (!rule) return undefined;
      if (--rule.left <= 0) rules = rules.filter((each) => each !== rule);
      return rule.fault;
    },
    onWebhooks(next) {
      listener = next;
    },
  };
}
