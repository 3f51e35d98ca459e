import type { SourceFile } from '#contract/generations.ts';
import { faultOf } from './source-fault.ts';

/** What the worker is asked, and what it answers; `line` counts from 1. */
export type Asked = { request: number; files: readonly SourceFile[] };
export type Answered = { request: number } & (
  | { html: string }
  | { fault: { reason: string; file: string; line?: number } }
);

/** Answers each page of components with its markup, or with what is wrong in them. */
export function answerWith(entry: string, render: (files: readonly SourceFile[]) => string | Promise<string>): void {
  addEventListener('message', async ({ data: { request, files } }: MessageEvent<Asked>) => {
    const answer = (answered: Answered) => postMessage(answered);
    try {
      answer({ request, html: await render(files) });
    } catch (error) {
      const { message: reason, file, line } = faultOf(error, entry);
      answer({ request, fault: { reason, file, ...(line !== undefined && { line }) } });
    }
  });
}
