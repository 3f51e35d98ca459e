import type { Judged } from './judge.ts';
import { judgeResult } from './judge-result.ts';

const answer = (judged: Judged) => postMessage(judged);

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof judgeResult>>) => {
  try {
    answer({ judgement: judgeResult(...data) });
  } catch (error) {
    // What comes from a frame that runs generated pages may be anything.
    answer({ problem: String(error) });
  }
});
