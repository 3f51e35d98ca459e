import { findPlaceholders, NAME_PLACEHOLDER, placeholderProblem } from '#contract/vocabulary/placeholders.ts';
import type { Message } from './message-schema.ts';

/** The first placeholder that nothing stands for in a mail, and what to say about all of them. The name always is there. */
export function unfilledIn(message: Message) {
  const placed = (['subject', 'messageBody'] as const).flatMap((field) =>
    findPlaceholders(message[field])
      .filter(({ name }) => name !== NAME_PLACEHOLDER)
      .map((place) => ({ field, ...place })),
  );
  const [first] = placed;
  return first && { ...first, problem: placeholderProblem(placed)! };
}
