import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue, type PropertyNotification } from '../../outbox/outbox.ts';
import { hashOf } from '../../../hash-of.ts';
import { devicesOfHotel } from './push.queries.ts';

/** What lock screens are told of. */
export const pushedNews = ['booked', 'requested', 'lapses', 'cancelled', 'asked', 'message', 'question'] as const;
export type PushedNews = (typeof pushedNews)[number];

/** Something that has just happened at a hotel. */
export interface News {
  readonly kind: PushedNews;
  /** The booking that it is about; null of a question on the site. */
  readonly bookingId: string | null;
  /** Names what happened: it is pushed once, however often it is told. */
  readonly key: string;
}

const newsOf: Readonly<Partial<Record<PropertyNotification, PushedNews>>> = {
  confirmed: 'booked',
  confirmed_late: 'booked',
  requested: 'requested',
  request_ends: 'lapses',
  cancelled: 'cancelled',
  request_made: 'asked',
};

/** The news in what a property is notified of by mail; null where nobody need look at once. */
export function newsToPush(told: {
  readonly bookingId: string;
  readonly type: PropertyNotification;
  readonly sequence: number;
}): News | null {
  const kind = newsOf[told.type];
  return kind === undefined
    ? null
    : { kind, bookingId: told.bookingId, key: `${told.bookingId}:${told.type}:${told.sequence}` };
}

/** Has news pushed to each browser that wants a hotel's, each on its own: one that is away keeps no other waiting. */
export async function pushNews(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotelId: number,
  news: News | null,
): Promise<void> {
  if (settings.push === null || news === null) return;
  const devices = await devicesOfHotel(db, hotelId);
  if (devices.length === 0) return;
  const messages = devices.map(({ person_id: personId, session_id: sessionId, endpoint }) => ({
    hotelId,
    kind: 'desk-push' as const,
    dedupeKey: `desk-push:${news.key}:${hashOf(endpoint).slice(0, 22)}`,
    payload: { personId, sessionId, kind: news.kind, bookingId: news.bookingId },
  }));
  await transact(db, (tx) => enqueue(tx, messages, clock()));
}
