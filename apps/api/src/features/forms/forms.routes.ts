import { advertised } from '@latchkey/booking-core/promotion';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { ownBooking } from '../booking-page/own-booking.ts';
import { phoneNumberOf } from '../bookings/phone-number.ts';
import { requestHashOf } from '../bookings/idempotency.queries.ts';
import { idempotently } from '../bookings/idempotently.ts';
import { startOfStay } from '../bookings/stay-moments.ts';
import { keepReview, reviewOf } from '../reviews/write-review.ts';
import { hashOf, receiveForm } from './receive-form.ts';

const unknownHotel = { status: 404, body: { code: 'not_found' } } as const;
const reused = { status: 422, body: { code: 'idempotency_key_reused' } } as const;
const received = { status: 202, body: { received: true } } as const;
const provider = 0;

/** The forms that visitors send in. The property reads them by mail; they are never shown again. */
export function formsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'subscribeNewsletter', async ({ body, headers }) => {
    if ((await deps.hotels.byId(body.hotelId)) === undefined) return unknownHotel;
    const form = {
      hotelId: body.hotelId,
      kind: 'newsletter' as const,
      entryId: hashOf(body.email.toLowerCase()),
      facts: { ...body, confirmed: false },
    };
    return (await receiveForm(deps, form, headers['idempotency-key'])) === 'idempotency_key_reused' ? reused : received;
  });

  route(app, 'reportBetterPrice', async ({ body, headers }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return unknownHotel;
    const contactNumber = phoneNumberOf(body.contactNumber, hotel.sale.phone);
    if (contactNumber === null) return { status: 422, body: { code: 'invalid_phone' } };
    const form = { hotelId: hotel.id, kind: 'price-match' as const, facts: { ...body, contactNumber } };
    return (await receiveForm(deps, form, headers['idempotency-key'])) === 'idempotency_key_reused' ? reused : received;
  });

  route(app, 'askQuestion', async ({ body, headers }) => {
    if ((await deps.hotels.byId(body.hotelId)) === undefined) return unknownHotel;
    const form = { hotelId: body.hotelId, kind: 'question' as const, facts: body };
    return (await receiveForm(deps, form, headers['idempotency-key'])) === 'idempotency_key_reused' ? reused : received;
  });

  route(app, 'enquireCorporate', async ({ body, headers }) => {
    const hotel = body.hotelId === undefined ? null : await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return unknownHotel;
    const contactNumber = phoneNumberOf(body.contactNumber, hotel?.sale.phone ?? '');
    if (contactNumber === null) return { status: 422, body: { code: 'invalid_phone' } };
    const form = { hotelId: hotel?.id ?? provider, kind: 'corporate' as const, facts: { ...body, contactNumber } };
    return (await receiveForm(deps, form, headers['idempotency-key'])) === 'idempotency_key_reused' ? reused : received;
  });

  route(app, 'giveFeedback', async ({ body, headers }, { request }) => {
    const own = await ownBooking(deps, body.bookingId, request);
    if ('refused' in own) return own.refused;
    const { hotel, row } = own.found;
    if (row.status !== 'confirmed' || deps.clock().getTime() < startOfStay(hotel, row))
      return { status: 409, body: { code: 'not_stayed' } };
    const { rating, text = '' } = body;
    const key = {
      hotelId: hotel.id,
      scope: 'feedback',
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const outcome = await idempotently<'received' | 'already_given'>(deps, key, async (tx, _undo, at) => {
      const review = reviewOf({ hotel, booking: row }, { rating, text, authorName: '', language: row.language }, at);
      return (await keepReview(tx, row, review)) ? 'received' : 'already_given';
    });
    if (outcome === 'already_given') return { status: 409, body: { code: outcome } };
    return outcome === 'idempotency_key_reused'
      ? reused
      : { status: 201, body: { received: true, voucherUpTo: advertised.feedbackVoucher } };
  });
}
