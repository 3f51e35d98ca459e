import type { Asked } from './types.ts';

/** One message of a conversation after its vendor's wrapping is taken off. */
export type Turn = { role: 'system' | 'user' | 'model'; text: string; images: Asked['images'] };

/** Puts the turns of a conversation into the common words. */
export function askedFrom(turns: Turn[], rest: Pick<Asked, 'model' | 'stream' | 'json'>): Asked {
  const texts = (role: Turn['role']) => turns.filter((turn) => turn.role === role).map((turn) => turn.text);
  return {
    ...rest,
    prompt: turns.map((turn) => turn.text).join('\n'),
    wanted: texts('user').at(-1) ?? '',
    said: texts('model'),
    images: turns.flatMap((turn) => turn.images),
  };
}
