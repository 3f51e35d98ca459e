import { availableParallelism } from 'node:os';
import { MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import { failure } from '#server/platform/errors.ts';
import { createRoom, type Room, RoomFull } from './create-room.ts';

/** Files that one account may have on their way at once; they come in one after the other. */
const WAITING_EACH = 100;
/** How long a file waits for the account's other files (ms). */
const TURN_PATIENCE_MS = 60_000;
/** Files in memory, all accounts together: six of the largest pictures, or a hundred of the usual size. */
const ROOM_BYTES = 6.5 * MAX_IMAGE_BYTES;
/** How long a file waits for room in memory (ms). */
const ROOM_PATIENCE_MS = 30_000;
const WAITING_FOR_ROOM = 200;
/** Pictures that are decoded at once; one processor core is left for everything else. */
const DECODED_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

const TURN_LOST = 'Other files of your account are still on their way. Please try again when they have arrived.';

/** How much a process receives at once. Each process counts for itself, because memory and processor are its own. */
export type Uploads = {
  /** The account's turn, before anything of the file is read. @throws TOO_MANY_UPLOADS */
  takeTurn(userId: string, signal?: AbortSignal): Promise<() => void>;
  /** Room for a file, before anything of it is read. @throws BUSY */
  takeRoom(bytes: number, signal?: AbortSignal): Promise<() => void>;
  /** A place to decode what is there. */
  takeDecoder(signal?: AbortSignal): Promise<() => void>;
};

export function createUploads(): Uploads {
  const turns = new Map<string, Room>();
  const room = createRoom(ROOM_BYTES, WAITING_FOR_ROOM);
  const decoders = createRoom(DECODED_AT_ONCE);
  return {
    async takeTurn(userId, signal) {
      const turn = turns.get(userId) ?? createRoom(1, WAITING_EACH);
      turns.set(userId, turn);
      const leave = await turn
        .enter({ patienceMs: TURN_PATIENCE_MS, signal })
        .catch(refuse(() => failure('TOO_MANY_UPLOADS', TURN_LOST)));
      return () => {
        leave();
        if (turn.isEmpty) turns.delete(userId);
      };
    },
    takeRoom: (bytes, signal) =>
      room.enter({ weight: bytes, patienceMs: ROOM_PATIENCE_MS, signal }).catch(refuse(() => failure('BUSY'))),
    takeDecoder: (signal) => decoders.enter({ signal }),
  };
}

const refuse = (refusal: () => Error) => (error: unknown) => {
  throw error instanceof RoomFull ? refusal() : error;
};
