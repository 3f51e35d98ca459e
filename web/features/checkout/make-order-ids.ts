const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 8;
/** Bytes from here on would make some letters more likely than others. */
const FAIR = 256 - (256 % LETTERS.length);

function makeShortId(): string {
  let id = '';
  while (id.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2)))
      if (byte < FAIR && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
  return id;
}

/** The ids of an order and its payment, as people read them: 8 × A–Z and 0–9. */
export const makeOrderIds = () => ({ orderId: makeShortId(), paymentId: makeShortId() });
