type Entry = { payload: Record<string, unknown>; until: number };

/** Where the provider keeps sessions and codes: in this emulator only, so that another one knows nothing of them. */
export function createMemory() {
  const entries = new Map<string, Entry>();
  const find = (matches: (key: string, entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (entry.until > Date.now() && matches(key, entry)) return entry.payload;
    return undefined;
  };

  class Memory {
    readonly model: string;
    constructor(model: string) {
      this.model = model;
    }
    async upsert(id: string, payload: Record<string, unknown>, seconds?: number) {
      const until = seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + seconds * 1000;
      entries.set(`${this.model}:${id}`, { payload, until });
    }
    async find(id: string) {
      return find((key) => key === `${this.model}:${id}`);
    }
    async findByUid(uid: string) {
      return find((key, { payload }) => key.startsWith(`${this.model}:`) && payload.uid === uid);
    }
    async findByUserCode() {
      return undefined;
    }
    async consume(id: string) {
      const entry = entries.get(`${this.model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string) {
      entries.delete(`${this.model}:${id}`);
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    }
  }
  return { Adapter: Memory, clear: () => entries.clear() };
}
