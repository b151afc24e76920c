import { isFailure, isNothing } from '@latchkey/api-client/client';
import type { PaymentOptions } from '@latchkey/api-contract/types';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import type { ShareModel } from './share.model.ts';

const isPaidByStripe = ({ gateway, others = [] }: PaymentOptions): boolean =>
  gateway === 'stripe' || others.includes('stripe');

/** The share of the address, whatever became of it. Who comes back from a bank's page is led on, once the engine has asked. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<ShareModel>> {
  const { api, site, params, search, locale, signal } = request;
  const shareId = params['shareId'] ?? '';
  const orderId = search['payment_intent'];
  if (orderId !== undefined && site.hotel !== null && isPaidByStripe(site.hotel.payment)) {
    const told = await api.call(
      'completeShare',
      {
        params: { shareId },
        headers: { 'idempotency-key': `return-${orderId}-${search['redirect_status'] ?? ''}`.slice(0, 100) },
        body: { gateway: 'stripe', orderId, paymentId: orderId, hotelId: site.hotel.id },
      },
      signal,
    );
    const notice = isFailure(told) ? 'payment_pending' : told.status === 200 ? null : told.body.code;
    const query = notice === null ? '' : `?${new URLSearchParams({ notice }).toString()}`;
    return { kind: 'redirect', to: inLanguage(`${urlOf('share', { shareId })}${query}`, locale), status: 303 };
  }
  const [reply, told] = await Promise.all([
    api.call('getShare', { params: { shareId } }, signal),
    site.hotel === null
      ? null
      : api.call('getHotel', { params: { hotelId: site.hotel.id }, query: { lang: locale } }, signal),
  ]);
  if (isFailure(reply)) return isNothing(reply) ? gone : { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  if (reply.status === 404 || reply.body.hotelId !== site.hotel?.id) return gone;
  const share = reply.body;
  const hotel = told?.status === 200 ? told.body : null;
  const rooms = (share.of?.rooms ?? []).map(({ roomTypeId, roomName }) => {
    const room = hotel?.HotelRooms.find(({ id }) => id === roomTypeId);
    return { name: room?.name ?? roomName, image: room?.images[0] ?? null };
  });
  const where = hotel === null ? null : { address: hotel.address, phone: hotel.phone };
  return {
    kind: 'ready',
    model: { kind: 'share', shareId, share, hotel: where, rooms, problem: search['notice'] ?? null },
  };
}

const gone: ScreenOutcome<ShareModel> = { kind: 'ready', model: { kind: 'gone' }, status: 404 };
