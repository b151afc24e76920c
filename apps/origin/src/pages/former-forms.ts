import { urlOf, withSearch, type Search } from '@latchkey/site/urls';

/** Any day: the page is only posted to, and the form says its own. */
const anyStay = { checkIn: '2026-12-02', checkOut: '2026-12-04', adults: 2, children: 0 };

/** The pages that answer the forms which the engine took before, by the form's former name. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  quotes: (hotelId) => urlOf('rooms', { hotelId, ...anyStay }, { post: 'choice' }),
  'availability-alerts': (hotelId) => urlOf('rooms', { hotelId, ...anyStay }, { post: 'alert' }),
  stays: (quote) => urlOf('roomCheckout', {}, { post: 'stay', quote }),
  'payments-at-property': (bookingId) => urlOf('checkout', { bookingId }, { post: 'pay-at-property' }),
  'look-ups': () => urlOf('findEntry', {}, { post: 'look-ups' }),
  'look-up-codes': (lookup) => urlOf('findEntry', {}, { post: 'look-up-codes', lookup }),
  'look-up-repeats': (lookup) => urlOf('findEntry', {}, { post: 'look-up-repeats', lookup }),
  'look-up-links': (lookup) => urlOf('findEntry', {}, { post: 'look-up-links', lookup }),
  cancellations: (bookingId) => urlOf('cancel', { bookingId }, { post: 'cancellations' }),
  modifications: (bookingId) => urlOf('modify', { bookingId }, { post: 'modifications' }),
  'price-answers': (bookingId) => urlOf('bookingStatus', { bookingId }, { post: 'price-answers' }),
  requests: (bookingId) => urlOf('bookingStatus', { bookingId }, { post: 'requests' }),
  erasures: (bookingId) => urlOf('bookingStatus', { bookingId }, { post: 'erasures' }),
  reviews: (of) => urlOf('review', {}, { post: 'reviews', of }),
  'corporate-enquiries': () => urlOf('corporateBooking', {}, { post: 'enquiry' }),
  'hotelier-enquiries': () => urlOf('listYourHotel', {}, { post: 'hotelier' }),
  'plan-mails': (hotelId) => urlOf('planner', { hotelId }, { post: 'mail' }),
};

/**
 * Where a form of a page that was opened before an upgrade is answered now; null for any other address. One release long
 * (decision 0004): an engine of the release before answers such a form itself.
 */
export function formerForm(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const [, name = '', id = ''] = /^\/api\/booking-forms\/([a-z-]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (!Object.hasOwn(pages, name)) return null;
  const lang = searchParams.get('lang');
  const said: Search = lang === null ? {} : { lang };
  return withSearch(pages[name]?.(decoded(id)) ?? '/', said);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
