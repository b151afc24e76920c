import type { Owner } from '@latchkey/site/urls';
import { hotelWords, sandalwood } from '../hotels.ts';
import type { Language } from '../language.ts';
import { hosts } from '../running/addresses.ts';
import { wordsOf } from '../words.ts';

/** A screen of a remote: where it is, and the words of its own by which a guest knows it is there. */
export interface ScreenOf {
  readonly owner: Owner;
  readonly host: string;
  readonly path: string;
  readonly heading: (language: Language) => RegExp | string;
}

const gone = 'Booking is either expired or does not exist. Please try creating a booking again.';

/** One screen of each remote that needs nothing but its address. */
export const screens: readonly ScreenOf[] = [
  {
    owner: 'marketing',
    host: hosts.provider,
    path: '/',
    heading: (language) => wordsOf('marketing', language)('Your hotel has a front door. Let guests book through it.'),
  },
  {
    owner: 'hotel-home',
    host: hosts.sandalwood,
    path: '/',
    heading: (language) => hotelWords(sandalwood, language).headline,
  },
  {
    owner: 'checkout',
    host: hosts.sandalwood,
    path: '/room/checkout',
    heading: (language) => wordsOf('checkout', language)(gone),
  },
  {
    owner: 'booking-status',
    host: hosts.sandalwood,
    path: '/bookings/1760-nothing',
    heading: (language) => wordsOf('booking-status', language)(gone),
  },
  {
    owner: 'itinerary',
    host: hosts.sandalwood,
    path: '/planner/1760',
    heading: (language) => wordsOf('itinerary', language)('A day around the hotel.'),
  },
  {
    owner: 'desk',
    host: hosts.desk,
    path: '/sign-in',
    heading: (language) => wordsOf('desk', language)('Sign in', { context: 'a title' }),
  },
  {
    owner: 'shares',
    host: hosts.sandalwood,
    path: '/checkout/share/1760-nothing',
    heading: (language) => wordsOf('shares', language)('This link leads to no share of a stay.'),
  },
];

/** The hotel of these screens, by its name on the provider's host. */
const hotelOfProvider: ScreenOf = {
  owner: 'hotel-home',
  host: hosts.provider,
  path: '/sandalwood-courtyard',
  heading: (language) => hotelWords(sandalwood, language).headline,
};

/** Another remote's screen on the same host, to see that it lives. */
export const neighbourOf = ({ owner }: ScreenOf): ScreenOf =>
  owner === 'marketing'
    ? hotelOfProvider
    : (screens.find((other) => other.owner !== owner && other.host !== hosts.provider) ?? hotelOfProvider);
