import { may } from '@latchkey/booking-core/staff';
import webPush from 'web-push';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { originOf } from '../../../public-origin.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { findMember } from '../persons/members.queries.ts';
import { findPerson } from '../persons/persons.queries.ts';
import { notificationOf } from './notification-of.ts';
import type { PushedNews } from './push-news.ts';
import { isPushTarget } from './push-target.ts';
import { deleteDevice, devicesOf } from './push.queries.ts';

/** How long news is news, in seconds: what could not be shown by then is dropped. */
const newsSeconds = 12 * 3600;

interface About {
  readonly personId: string;
  readonly sessionId: string;
  readonly kind: PushedNews;
  readonly bookingId: string | null;
}

/**
 * Pushes one piece of news to one browser, unless the person is signed out there, has left the hotel or may not see its
 * bookings. Forgets a browser that its push service no longer knows. Throws when the service takes nothing now.
 */
export async function pushToDevice(deps: Deps, hotelId: number, about: About, happenedAt: Date): Promise<void> {
  const { push } = deps.settings;
  const isOld = deps.clock().getTime() - happenedAt.getTime() >= newsSeconds * 1000;
  const device = (await devicesOf(deps.db, hotelId, about.personId)).find((one) => one.session_id === about.sessionId);
  if (push === null || isOld || device === undefined || device.expires_at <= deps.clock()) return;
  const member = await findMember(deps.db, hotelId, about.personId);
  const mayKnow = may({ hotelId, kind: 'staff', id: about.personId, role: member?.role ?? null }, 'listPushDevices');
  const text = mayKnow ? await textOf(deps, hotelId, about) : null;
  const target = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };
  if (text === null || !isPushTarget(target, push)) return;
  const { headers, body } = webPush.generateRequestDetails(target, text, {
    vapidDetails: { subject: push.subject, publicKey: push.publicKey, privateKey: push.privateKey },
    TTL: newsSeconds,
    contentEncoding: 'aes128gcm',
    urgency: about.kind === 'cancelled' ? 'normal' : 'high',
    // Of what waits for a browser that is off, the last word on a booking is enough.
    topic: hashOf(`${hotelId} ${about.bookingId ?? about.kind}`).slice(0, 32),
  });
  const became = await deps.messages.sendPush({
    about: { kind: 'push', hotelId },
    endpoint: device.endpoint,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  });
  if (became === 'gone') await deleteDevice(deps.db, device.hotel_id, device.person_id, device.session_id);
}

/** The notification in the person's language; null where what it is about is gone. */
async function textOf(deps: Deps, hotelId: number, { personId, kind, bookingId }: About): Promise<string | null> {
  const [person, hotel] = [await findPerson(deps.db, personId), await deps.hotels.byId(hotelId)];
  const booking = bookingId === null ? null : await findBooking(deps.db, bookingKey(hotelId, bookingId));
  const { deskHost } = deps.settings;
  if (person === undefined || hotel === undefined || booking === undefined || deskHost === null) return null;
  return JSON.stringify(
    notificationOf({
      kind,
      booking,
      hotel: { id: hotelId, name: hotel.wordsIn(person.language).words.name },
      language: person.language,
      origin: originOf(deskHost, deps.settings),
    }),
  );
}
