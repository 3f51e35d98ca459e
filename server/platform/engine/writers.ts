import { layOutCode, printPage, writeComponents, writeMarkupComponents, writePage } from '#engine/index.ts';

/** What the engine writes a described page with, and anybody's code. */
export const WRITERS = { layOutCode, printPage, writeComponents, writeMarkupComponents, writePage };

export type Writers = typeof WRITERS;
export type Writer = keyof Writers;
export type Written<W extends Writer> = Awaited<ReturnType<Writers[W]>>;

/** A call of one of them, with its own arguments. */
export type Writing = { [W in Writer]: { writer: W; args: Parameters<Writers[W]> } }[Writer];

/** Pages in Bootstrap come out in their places where this thread has opened the layout (`openLayout`). */
export const callWriter = async ({ writer, args }: Writing): Promise<Written<Writer>> =>
  (WRITERS[writer] as (...args: Writing['args'][number][]) => Written<Writer> | Promise<Written<Writer>>)(...args);
