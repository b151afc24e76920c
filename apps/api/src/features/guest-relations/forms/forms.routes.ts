import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { route } from '../../../http/route.ts';
import { phoneNumberOf } from '../../booking-access/booking-access.ts';
import { receiveForm } from './receive-form.ts';

const unknownHotel = { status: 404, body: { code: 'not_found' } } as const;
const reused = { status: 422, body: { code: 'idempotency_key_reused' } } as const;
const received = { status: 202, body: { received: true } } as const;
const provider = 0;

/** The forms that visitors send in. The property reads them by mail; they are never shown again. */
export function formsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'subscribeNewsletter', async ({ body, headers }, { request }) => {
    if ((await deps.hotels.byId(body.hotelId)) === undefined) return unknownHotel;
    const form = {
      hotelId: body.hotelId,
      kind: 'newsletter' as const,
      entryId: hashOf(body.email.toLowerCase()),
      facts: { ...body, confirmed: false },
    };
    return (await receiveForm(deps, form, headers['idempotency-key'], request.ip)) === 'idempotency_key_reused'
      ? reused
      : received;
  });

  route(app, 'reportBetterPrice', async ({ body, headers }, { request }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return unknownHotel;
    const contactNumber = phoneNumberOf(body.contactNumber, hotel.sale.phone);
    if (contactNumber === null) return { status: 422, body: { code: 'invalid_phone' } };
    const form = { hotelId: hotel.id, kind: 'price-match' as const, facts: { ...body, contactNumber } };
    return (await receiveForm(deps, form, headers['idempotency-key'], request.ip)) === 'idempotency_key_reused'
      ? reused
      : received;
  });

  route(app, 'askQuestion', async ({ body, headers }, { request }) => {
    if ((await deps.hotels.byId(body.hotelId)) === undefined) return unknownHotel;
    const form = { hotelId: body.hotelId, kind: 'question' as const, facts: body };
    return (await receiveForm(deps, form, headers['idempotency-key'], request.ip)) === 'idempotency_key_reused'
      ? reused
      : received;
  });

  route(app, 'enquireAsHotelier', async ({ body, headers }, { request }) => {
    const contactNumber = phoneNumberOf(body.contactNumber, '');
    if (contactNumber === null) return { status: 422, body: { code: 'invalid_phone' } };
    const form = { hotelId: provider, kind: 'hotelier' as const, facts: { ...body, contactNumber } };
    return (await receiveForm(deps, form, headers['idempotency-key'], request.ip)) === 'idempotency_key_reused'
      ? reused
      : received;
  });

  route(app, 'enquireCorporate', async ({ body, headers }, { request }) => {
    const hotel = body.hotelId === undefined ? null : await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return unknownHotel;
    const contactNumber = phoneNumberOf(body.contactNumber, hotel?.sale.phone ?? '');
    if (contactNumber === null) return { status: 422, body: { code: 'invalid_phone' } };
    const form = { hotelId: hotel?.id ?? provider, kind: 'corporate' as const, facts: { ...body, contactNumber } };
    return (await receiveForm(deps, form, headers['idempotency-key'], request.ip)) === 'idempotency_key_reused'
      ? reused
      : received;
  });
}
