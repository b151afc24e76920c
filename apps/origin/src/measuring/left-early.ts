import { randomUUID } from 'node:crypto';
import {
  countBooking,
  eventsOfEarlyVisit,
  inContext,
  knownBrowserCookie,
  knownBrowserIn,
  newBrowser,
  wireEventOf,
  type EarlyVisit,
} from '@latchkey/analytics/analytics';
import { readSource, sourceCookie } from '@latchkey/booking-core/attribution';
import { deviceClassOf } from '@latchkey/booking-core/device';
import { cookieDays } from '@latchkey/booking-core/privacy';
import { parseCookies } from '../http/cookies.ts';
import type { Admitted } from './admission.ts';
import type { MeasuredBooking } from './measured-bookings.ts';
import { verified } from './purchases.ts';
import type { Item } from './readable-items.ts';

/** The events of a guest who left before the page's own measuring began, and what the browser is to remember of it. */
export interface LeftEarly {
  readonly analytics: readonly Item[];
  readonly cookies: readonly string[];
}

export interface LeavingGuest {
  /** The `Cookie` header. */
  readonly cookies: string;
  readonly isSecure: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Those that the engine knows: events of other bookings are no conversions. */
  readonly bookings: readonly MeasuredBooking[];
}

/** Makes them as the page would have: with the same context, by the same rules, known by the same number. */
export function leftEarly(visit: EarlyVisit, { site, measuring }: Admitted, guest: LeavingGuest): LeftEarly {
  const { cookies, isSecure, now, bookings } = guest;
  const { analytics } = measuring;
  const known = analytics === null ? null : knownBrowserIn(cookies, analytics.token);
  const browser = known ?? newBrowser(randomUUID());
  const page = {
    site,
    url: new URL(visit.url),
    now,
    userId: browser.distinctId,
    source: readSource(parseCookies(cookies)[sourceCookie]),
    deviceClass: deviceClassOf(visit.width),
    stay: visit.stay,
  };
  const kept: string[] = [];
  const told = visit.told.filter((one) => {
    if (one.event !== 'booked') return true;
    if (!bookings.some(({ bookingId }) => bookingId === one.bookingId)) return false;
    const counted = countBooking(cookies, one.bookingId, isSecure);
    if (counted !== null) kept.push(counted);
    return counted !== null;
  });
  const events = eventsOfEarlyVisit({ ...visit, told }).flatMap((event) => inContext(event, page) ?? []);
  const ofProject = { distinct_id: browser.distinctId, $device_id: browser.deviceId };
  return {
    analytics:
      analytics === null
        ? []
        : events
            .filter(({ name }) => name !== 'Purchase')
            .map(({ name, properties }) =>
              wireEventOf({ name, properties: { ...properties, ...ofProject } }, analytics.token, now),
            )
            .flatMap((item) => verified(item, bookings)),
    cookies:
      analytics === null || known !== null
        ? kept
        : [...kept, knownBrowserCookie(browser, { token: analytics.token, days: cookieDays, isSecure })],
  };
}
