import type { Feature } from '#contract/content/features.ts';

// Ids are fixed: a feature that was never saved can still be edited by its id.
const id = (n: number) => `019a9c00-0000-7000-8000-00000000010${n}`;

const texts = [
  [
    'Measured, not promised',
    'fa-solid fa-ruler',
    'Every page is laid over your design. Text, position and colour get a score, and each difference is named and shown.',
    '#demo-sec',
  ],
  [
    'Works without a key',
    'fa-solid fa-cpu',
    'A built-in engine reads the picture on this server, offline. Nothing is sent to anybody, and the first preview is there in a moment.',
    '/about',
  ],
  [
    'Code you would keep',
    'fa-solid fa-code',
    'Headings, lists, buttons and images as what they are. Tailwind, Bootstrap or plain CSS with variables; no absolute positions.',
    '/about',
  ],
  [
    'Every screen',
    'fa-solid fa-monitor-smartphone',
    'The page flows: columns stack on a phone in reading order, and nothing is cut from 320 pixels up.',
    '#demo-sec',
  ],
  [
    'Your AI provider, if you like',
    'fa-solid fa-sparkles',
    'With a key for Gemini, OpenAI, Anthropic or a model of your own, it writes the page from the engine’s measurements and corrects what the preview finds.',
    '/about',
  ],
  [
    'You pay for results',
    'fa-solid fa-circle-dollar-sign',
    'One conversion is one credit. When it fails or you cancel it, you get the credit back.',
    '#pricing-sec',
  ],
] as const;

export const defaultFeatures: Feature[] = texts.map(([title, icon, description, link], order) => ({
  _id: id(order),
  title,
  description,
  icon,
  category: 'AI Features',
  order,
  link,
  isActive: true,
}));
