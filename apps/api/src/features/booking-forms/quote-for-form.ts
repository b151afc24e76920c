import { ownPath } from '@latchkey/security/own-path';
import { urlOf } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callOwn, postedForm } from './booking-form.ts';

/** The address that a chosen room leads to: the checkout of its quote, or the rooms again where it cannot be had. */
export async function quoteForForm(
  app: FastifyInstance,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string> {
  const { field, lang } = postedForm(exchange.request);
  const selection = selectionIn(field('selection'));
  const ask = (couponCode: string): ReturnType<typeof callOwn> =>
    callOwn(app, exchange, '/api/quotes', couponCode === '' ? selection : { ...selection, couponCode });
  const first = await ask(field('couponCode'));
  // A link may carry a code that is known no longer: the stay is had without it.
  const { status, body } = first.body['code'] === 'unknown_coupon' ? await ask('') : first;
  const quote = body['quoteToken'];
  if (status === 201 && typeof quote === 'string') return urlOf('roomCheckout', {}, { ...lang, quote });
  const rooms = ownPath(field('rooms'));
  // Rooms of nights, or a hotel's home with its hours in the search: never another page, nor another site.
  return rooms !== null && /^\/(rooms\/|[\w-]*\?)/.test(rooms) ? rooms : urlOf('hotelHome', {}, lang);
}

/** What the form says is chosen; the operation says what is wrong with it. */
function selectionIn(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
