import type { ModelMessage } from 'ai';
import type { Framework, Mode } from '#contract/generations.ts';
import type { ProviderPicture } from '#server/platform/ai/encode-picture.ts';
import type { Question } from '#server/platform/ai/stream-reply.ts';
import type { Page } from '../page/clean-page.ts';
import { printInstructions } from './instructions.ts';
import { defuse } from './measurements.ts';

export type Brief = {
  framework: Framework;
  mode: Mode;
  picture: ProviderPicture;
  /** Compact JSON; undefined for a follow-up, whose page says more than they do. */
  measurements?: string | undefined;
  userInstructions: string;
};

/** The first question: the picture, what was measured in it, and what the user wishes. */
export const askForPage = (brief: Brief): Question => ({
  instructions: printInstructions(brief.framework, brief.mode),
  messages: [firstTurn(brief)],
});

/** The same conversation with the best page so far, and what the preview found wrong with it. */
export const askForRepair = (brief: Brief, page: Page, problems: readonly string[]): Question => ({
  instructions: printInstructions(brief.framework, brief.mode),
  messages: [
    firstTurn(brief),
    answerOf(page),
    {
      role: 'user',
      content: `The page was measured against the picture in a browser. Mend these problems and keep everything else as it is. Answer with the whole page again, as the same JSON.

<problems>
${JSON.stringify(problems.map(defuse), null, 1)}
</problems>`,
    },
  ],
});

/** A change of a finished page, in the user's words; about one element of it when one was picked. */
export const askForChange = (brief: Brief, page: Page, element: string | null): Question => ({
  instructions: printInstructions(brief.framework, brief.mode),
  messages: [
    firstTurn({ ...brief, userInstructions: '' }),
    answerOf(page),
    {
      role: 'user',
      content: [
        'Change that page as the user asks below; where this contradicts the picture, the user is right. Keep everything else as it is. Answer with the whole changed page, as the same JSON.',
        element &&
          `The user picked this element of the page; the instructions are about it:\n<element>\n${defuse(JSON.stringify(element))}\n</element>`,
        quote(brief.userInstructions),
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
  ],
});

function firstTurn({ picture, measurements, userInstructions }: Brief): ModelMessage {
  const { pieces, scale } = picture;
  const shown =
    pieces.length === 1
      ? 'The picture follows.'
      : `The picture follows in ${pieces.length} pieces from top to bottom, which begin at y = ${pieces.map(({ top }) => top).join(', ')} px of the design.`;
  const scaled = scale === 1 ? '' : ` One design px is ${scale.toFixed(3)} px of it.`;
  const text = [
    `Turn this picture into a page. ${shown}${scaled}`,
    measurements && `<measurements>\n${measurements}\n</measurements>`,
    userInstructions.trim() && quote(userInstructions),
  ];
  return {
    role: 'user',
    content: [
      { type: 'text', text: text.filter(Boolean).join('\n\n') },
      ...pieces.map(({ jpeg }) => ({ type: 'file' as const, data: jpeg, mediaType: 'image/jpeg' })),
    ],
  };
}

const answerOf = (page: Page): ModelMessage => ({
  role: 'assistant',
  content: JSON.stringify({ html: page.html, css: page.css }),
});

/** The user's words between tags of ours, which the words themselves cannot close. */
const quote = (words: string): string =>
  `<user_instructions>\n${words.trim().replaceAll(/<(?=\/?user_instructions)/gi, '&lt;')}\n</user_instructions>`;
