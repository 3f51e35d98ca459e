import { expect, test } from 'vitest';
import type { Wishes } from '../../progress/index.ts';
import {
  afterQueueEvent,
  countOf,
  emptyQueue,
  MAX_QUEUED_PICTURES,
  nextToSend,
  type Queue,
  type QueueEvent,
  type QueueItem,
} from './queue-state.ts';

const wishes = { framework: 'tailwind', mode: 'clean' } as Wishes;
const picture = (id: string): QueueItem => ({ id, file: new File([id], `${id}.png`), key: `key ${id}`, at: 'ready' });
const after = (...events: QueueEvent[]): Queue => events.reduce(afterQueueEvent, emptyQueue);
const three: QueueEvent = { type: 'added', items: ['a', 'b', 'c'].map(picture) };
const started: QueueEvent = { type: 'started', wishes };
const states = ({ items }: Queue) => items.map(({ at }) => at).join(' ');

test('nothing is sent before it is asked for', () => {
  expect(nextToSend(after(three))).toBeUndefined();
  expect(nextToSend(after(three, started))).toMatchObject({ id: 'a', wishes });
});

test('two run at once; the next begins when one has ended', () => {
  const running = after(
    three,
    started,
    { type: 'sent', id: 'a' },
    { type: 'began', id: 'a', generationId: '1' },
    { type: 'sent', id: 'b' },
  );
  expect(states(running)).toBe('running sending waiting');
  expect(nextToSend(running)).toBeUndefined();
  const ended = afterQueueEvent(running, { type: 'ended', id: 'a', generationId: '1', failure: undefined, key: 'k' });
  expect(states(ended)).toBe('done sending waiting');
  expect(nextToSend(ended)?.id).toBe('c');
});

test('what is added while others run waits until it is asked for', () => {
  const queue = after(three, started, { type: 'added', items: [picture('d')] });
  expect(states(queue)).toBe('waiting waiting waiting ready');
  expect(states(afterQueueEvent(queue, started))).toBe('waiting waiting waiting waiting');
});

test('without credits the rest waits, and goes on when told', () => {
  const sent = after(three, started, { type: 'sent', id: 'a' }, { type: 'paused', id: 'a', reason: 'No credits' });
  expect([states(sent), sent.paused]).toEqual(['waiting waiting waiting', 'No credits']);
  expect(nextToSend(sent)).toBeUndefined();
  expect(nextToSend(afterQueueEvent(sent, { type: 'continued' }))?.id).toBe('a');
  const none = ['a', 'b', 'c'].reduce((queue, id) => afterQueueEvent(queue, { type: 'removed', id }), sent);
  expect(none).toEqual(emptyQueue);
});

test('where the server has no room, the same picture is asked for again with the same key', () => {
  const full = after(three, started, { type: 'sent', id: 'a' }, { type: 'full', id: 'a' });
  expect(nextToSend(full)).toBeUndefined();
  expect(nextToSend(afterQueueEvent(full, { type: 'continued' }))?.key).toBe('key a');
});

test('a failed picture can be tried again, as a new request', () => {
  const failed = after(three, started, { type: 'failed', id: 'a', reason: 'No', key: 'new' });
  expect(failed.items[0]).toMatchObject({ at: 'failed', reason: 'No', key: 'new' });
  expect(nextToSend(failed)?.id).toBe('b');
  expect(nextToSend(afterQueueEvent(failed, { type: 'retried', id: 'a' }))?.id).toBe('a');
});

test('a file that is no design stays in the list with its reason, and is never sent', () => {
  const checked = after({ type: 'added', items: [{ ...picture('a'), at: 'checking' }] }, started, {
    type: 'checked',
    id: 'a',
    wrong: 'It is empty.',
  });
  expect(checked.items[0]).toMatchObject({ at: 'refused', reason: 'It is empty.' });
  expect(nextToSend(afterQueueEvent(checked, started))).toBeUndefined();
});

test('a part of a picture remembers the whole, and the whole undoes it', () => {
  const [whole, part, smaller] = [picture('a').file, new File(['b'], 'a.png'), new File(['c'], 'a.png')];
  const crop = (file: File, key: string): QueueEvent => ({ type: 'cropped', id: 'a', file, key });
  const added: QueueEvent = { type: 'added', items: [{ ...picture('a'), file: whole }] };
  const twice = after(added, crop(part, '1'), crop(smaller, '2'));
  expect(twice.items[0]).toMatchObject({ file: smaller, whole, key: '2' });
  const undone = afterQueueEvent(twice, crop(whole, '3')).items[0];
  expect([undone?.file, undone?.whole]).toEqual([whole, undefined]);
});

test('tidying keeps what is under way, and the list has an end', () => {
  const queue = after(three, started, { type: 'added', items: [picture('d')] });
  const some = afterQueueEvent(queue, { type: 'ended', id: 'a', generationId: '1', failure: undefined, key: 'k' });
  expect(states(afterQueueEvent(some, { type: 'tidied' }))).toBe('waiting waiting');
  const many = Array.from({ length: MAX_QUEUED_PICTURES + 5 }, (_, index) => picture(String(index)));
  expect(countOf(after({ type: 'added', items: many }), 'ready')).toBe(MAX_QUEUED_PICTURES);
});
