import type { Config } from '#server/config.ts';
import { createLimiter, type Limiter } from './create-limiter.ts';

const TEN_MINUTES = 600;
const HOUR = 3600;
/** A member is known and can be asked, so may write more. */
const MEMBER_FACTOR = 4;
/** Nobody changes a photo more often. */
const PHOTOS_PER_HOUR = 20;
/** A visit reports once a page. */
const VITALS_PER_HOUR = 120;

export type Limits = {
  /** Messages of a visitor, by address. */
  visitorMessages: Limiter;
  /** Messages of a member, by account. */
  memberMessages: Limiter;
  /** Profile photos, by account. */
  photos: Limiter;
  /** Web-vitals reports, by address. */
  vitals: Limiter;
};

export function createLimits({ contactMessages }: Pick<Config, 'contactMessages'>): Limits {
  return {
    visitorMessages: createLimiter({ points: contactMessages, seconds: TEN_MINUTES }),
    memberMessages: createLimiter({ points: contactMessages * MEMBER_FACTOR, seconds: TEN_MINUTES }),
    photos: createLimiter({ points: PHOTOS_PER_HOUR, seconds: HOUR }),
    vitals: createLimiter({ points: VITALS_PER_HOUR, seconds: HOUR }),
  };
}
