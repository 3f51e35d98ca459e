// biome-ignore lint/suspicious/noExplicitAny: tests say themselves what they expect of an answer
export type Json = any;
