import type { Config } from '#server/config.ts';
import { createLimiter, type Limiter } from './create-limiter.ts';
import { createPlaces, type Places } from './create-places.ts';

const TEN_MINUTES = 600;
const MINUTE = 60;
const HOUR = 3600;
/** Members may write more, because they are known. */
const MEMBER_FACTOR = 4;
/** Nobody changes a photo more often. */
const PHOTOS_PER_HOUR = 20;
/** Enough for a dozen messages with as many files as one takes. */
const ATTACHMENTS_PER_HOUR = 60;
/** A visit reports once per page. */
const VITALS_PER_HOUR = 120;
/** Of shared pages, each with its design and its code: an office behind one address may be at a presentation. */
const VIEWS_PER_TEN_MINUTES = 900;
/** Runs of the engine that cost nothing, so that nobody takes all of its time. */
const CORRECTIONS_PER_HOUR = 60;
/** A page reports every few seconds while somebody is typing. */
const TYPING_PER_MINUTE = 40;
/** A browser needs one, however many tabs it has open. */
const SUPPORT_STREAMS = 12;
/** Two conversions run at a time, in a few tabs and on a few devices. */
const GENERATION_STREAMS = 20;

export type Limits = {
  /** Messages of a visitor, by address. */
  visitorMessages: Limiter;
  /** Messages of a member, by account. */
  memberMessages: Limiter;
  /** Profile photos, by account. */
  photos: Limiter;
  /** Files for messages, by account. */
  attachments: Limiter;
  /** Web-vitals reports, by address. */
  vitals: Limiter;
  /** Views of shared pages and their designs, by address. */
  views: Limiter;
  /** Corrected pages, by account. */
  corrections: Limiter;
  /** Signs that somebody is typing, by account. */
  typing: Limiter;
  /** Streams of what happens at the support desk, by account. */
  supportStreams: Places;
  /** Streams of conversions that run, by account. Each instance counts its own, as for the desk: they are its connections. */
  generationStreams: Places;
};

export function createLimits({ contactMessages }: Pick<Config, 'contactMessages'>): Limits {
  const limiter = (what: keyof Limits, points: number, seconds: number) => createLimiter(what, { points, seconds });
  return {
    visitorMessages: limiter('visitorMessages', contactMessages, TEN_MINUTES),
    memberMessages: limiter('memberMessages', contactMessages * MEMBER_FACTOR, TEN_MINUTES),
    photos: limiter('photos', PHOTOS_PER_HOUR, HOUR),
    attachments: limiter('attachments', ATTACHMENTS_PER_HOUR, HOUR),
    vitals: limiter('vitals', VITALS_PER_HOUR, HOUR),
    views: limiter('views', VIEWS_PER_TEN_MINUTES, TEN_MINUTES),
    corrections: limiter('corrections', CORRECTIONS_PER_HOUR, HOUR),
    typing: limiter('typing', TYPING_PER_MINUTE, MINUTE),
    supportStreams: createPlaces(SUPPORT_STREAMS),
    generationStreams: createPlaces(GENERATION_STREAMS),
  };
}
