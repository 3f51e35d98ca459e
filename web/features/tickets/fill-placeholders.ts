import type { cannedPlaceholders } from '#contract/tickets/canned-replies.ts';

export type PlaceholderValues = Partial<Record<keyof typeof cannedPlaceholders, string>>;

/**
 * A canned reply with what stands for its placeholders. One that is unknown, or has no value here, stays, so that it is
 * seen before the reply is sent. Values are put in as they are: a placeholder in somebody's name is a name.
 */
export const fillPlaceholders = (message: string, values: PlaceholderValues): string =>
  message.replace(/\{[^{}\s]*\}/g, (placeholder) =>
    Object.hasOwn(values, placeholder) ? values[placeholder as keyof PlaceholderValues] || placeholder : placeholder,
  );
