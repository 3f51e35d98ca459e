import { afterEach, expect, test } from 'vitest';
import { ownBody } from '#web/testing/own-body.ts';
import { giveUpFrame, placeFrame } from './frame-keeper.ts';

ownBody();

const makeFrame = () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>Every boat</p>' });

function aPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

/** A frame that has loaded its page. */
async function aFrame(of: string): Promise<HTMLIFrameElement> {
  const frame = placeFrame(aPlace(), of, makeFrame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame;
}

afterEach(() => document.body.replaceChildren());

test('the frame of a page goes on in its next place, with the document that it has loaded', async () => {
  const frame = await aFrame('harbour tailwind');
  const page = frame.contentDocument;
  const former = frame.parentElement!;
  giveUpFrame(frame, 'harbour tailwind');
  former.remove();
  const next = aPlace();
  expect(placeFrame(next, 'harbour tailwind', makeFrame)).toBe(frame);
  expect(frame.parentElement).toBe(next);
  expect(frame.contentDocument).toBe(page);
  // It was taken: nobody else gets it.
  expect(placeFrame(aPlace(), 'harbour tailwind', makeFrame)).not.toBe(frame);
});

test('another page or framework has a frame of its own; what nobody takes is let go', async () => {
  const frame = await aFrame('harbour tailwind');
  giveUpFrame(frame, 'harbour tailwind');
  expect(placeFrame(aPlace(), 'harbour bootstrap', makeFrame)).not.toBe(frame);
  expect(frame.isConnected).toBe(true);
  await expect.poll(() => frame.isConnected, { timeout: 5000 }).toBe(false);
  expect(placeFrame(aPlace(), 'harbour tailwind', makeFrame)).not.toBe(frame);
});
