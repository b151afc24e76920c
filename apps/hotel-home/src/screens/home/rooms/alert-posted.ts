import { newIdempotencyKey } from '@latchkey/api-client/client';
import { statusAgain } from '@latchkey/stay/send-form';
import { isStayDate } from '@latchkey/booking-core/dates';
import { checkEmail } from '@latchkey/booking-core/validation';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { hotelHomeAnchor, hotelHomeUrl, parseStayLink, stayUrl, type StayLink } from '@latchkey/site/urls';

/** "Tell me if a room frees", without a script. The page of the same dates says so, or has the form's input again. */
export async function alertPosted(request: PostRequest): Promise<PostOutcome> {
  const { api, form, site, locale, signal } = request;
  const stay = stayOf(request);
  if (stay === null || !isStayDate(stay.checkIn) || !isStayDate(stay.checkOut))
    return { kind: 'redirect', to: inLanguage(hotelHomeUrl(site), locale) };
  const email = form.field('email');
  const wrong = checkEmail(email);
  const { hotelId, guests } = stay;
  const dates = { checkIn: stay.checkIn, checkOut: stay.checkOut };
  const body = { hotelId, email, ...dates, ...guests, childAges: [...guests.childAges], language: locale };
  const headers = { 'idempotency-key': newIdempotencyKey() };
  const reply = wrong === null ? await api.call('requestAvailabilityAlert', { headers, body }, signal) : null;
  if (reply?.status === 202)
    return {
      kind: 'redirect',
      to: inLanguage(`${stayUrl(stay, { alert: 'sent' })}${hotelHomeAnchor('rooms')}`, locale),
    };
  const fields = Object.fromEntries(names.map((name) => [name, form.field(name).slice(0, 300).toWellFormed()]));
  return { kind: 'again', returned: { fields, code: wrong ?? 'unknown' }, status: statusAgain(reply) };
}

const names = ['checkIn', 'checkOut', 'adults', 'children', 'infants', 'ages', 'email'] as const;

const stayOf = ({ form: { field }, site }: PostRequest): StayLink | null =>
  parseStayLink(
    {
      hotelId: String(site.hotel?.id ?? ''),
      checkIn: field('checkIn'),
      checkOut: field('checkOut'),
      adults: field('adults'),
      children: field('children'),
      infants: field('infants') || '0',
    },
    { ages: field('ages') },
  );
