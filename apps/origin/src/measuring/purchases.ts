import {
  eventsOfReport,
  inContext,
  wireEventOf,
  type MeasuredEvent,
  type WireEvent,
} from '@latchkey/analytics/analytics';
import { readSource, sourceCookie } from '@latchkey/booking-core/attribution';
import { deviceClassOf } from '@latchkey/booking-core/device';
import type { Site } from '@latchkey/api-contract/types';
import type { FastifyRequest } from 'fastify';
import { parseCookies } from '../http/cookies.ts';
import type { MeasuredBooking } from './measured-bookings.ts';
import type { Item } from './readable-items.ts';

/** Events of a booking, made of what the engine says of it and of nothing that a browser sent. */
const eventsOf = ({ bookingId, total, currency, checkIn, checkOut }: MeasuredBooking): readonly MeasuredEvent[] =>
  eventsOfReport({ event: 'booked', bookingId, total, currency, checkIn, checkOut });

/** The purchases of new bookings, for the pixel: each with the engine's sum, at the time it was confirmed, on this host. */
export function purchasesOf(
  bookings: readonly MeasuredBooking[],
  { site, pixelId, request }: { readonly site: Site; readonly pixelId: string; readonly request: FastifyRequest },
): readonly WireEvent[] {
  const url = new URL(`${request.protocol}://${request.host}/`);
  const source = readSource(parseCookies(request.headers.cookie ?? '')[sourceCookie]);
  return bookings
    .filter(({ isNew }) => isNew)
    .flatMap((booking) => {
      const page = {
        site,
        url,
        now: booking.confirmedAt,
        userId: '',
        // The engine knows that the visit was in that mode.
        source: { ...source, isGhc: true },
        deviceClass: deviceClassOf(0),
      };
      return eventsOf(booking)
        .filter(({ name }) => name === 'Purchase')
        .flatMap((event) => inContext(event, page) ?? [])
        .map((event) => wireEventOf(event, pixelId, booking.confirmedAt));
    });
}

/** A conversion as the engine has it; empty where this visitor has no such booking. Other events stay. */
export function verified(item: Item, bookings: readonly MeasuredBooking[]): readonly Item[] {
  if (item.event !== 'conversion') return [item];
  const own = bookings
    .flatMap(eventsOf)
    .find(
      ({ name, properties }) => name === 'conversion' && properties['$insert_id'] === item.properties['$insert_id'],
    );
  return own === undefined ? [] : [{ ...item, properties: { ...item.properties, ...own.properties } }];
}
