import { describe, expect, test } from 'vitest';
import { createRoom, RoomFull } from './create-room.ts';

/** Lets everything happen that does not wait for a timer. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('room for a few', () => {
  test('the others come in when somebody leaves, in the order in which they came', async () => {
    const room = createRoom(2);
    const leave = [await room.enter(), await room.enter()];
    const came: string[] = [];
    for (const name of ['third', 'fourth']) void room.enter().then(() => came.push(name));
    await settled();
    expect(came).toEqual([]);
    leave[1]!();
    await settled();
    expect(came).toEqual(['third']);
    leave[0]!();
    await settled();
    expect(came).toEqual(['third', 'fourth']);
  });

  test('nobody light overtakes somebody heavy, and who weighs more than everything comes in alone', async () => {
    const room = createRoom(10);
    const leaveFirst = await room.enter({ weight: 6 });
    const heavy = room.enter({ weight: 20 });
    let isLightIn = false;
    const light = room.enter({ weight: 1 }).then((leave) => {
      isLightIn = true;
      return leave;
    });
    await settled();
    expect(isLightIn).toBe(false);
    leaveFirst();
    const leaveHeavy = await heavy;
    expect(isLightIn).toBe(false);
    leaveHeavy();
    (await light)();
    expect(room.isEmpty).toBe(true);
  });

  test('error: too many wait already', async () => {
    const room = createRoom(1, 1);
    const leave = await room.enter();
    const second = room.enter();
    await expect(room.enter()).rejects.toThrow(RoomFull);
    leave();
    (await second)();
    expect(room.isEmpty).toBe(true);
  });

  test('error: whoever loses patience, or goes away, does not wait any more', async () => {
    const room = createRoom(1);
    const leave = await room.enter();
    await expect(room.enter({ patienceMs: 5 })).rejects.toThrow(RoomFull);
    const gone = new AbortController();
    const waiting = room.enter({ signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    leave();
    expect(room.isEmpty).toBe(true);
  });
});
