import type { Site } from '@latchkey/api-contract/types';
import { locales } from '@latchkey/booking-core/language';
import { hotel } from './hotel.ts';
import { theme } from './theme.ts';

/** The hotel's own host. */
export const site: Site = {
  kind: 'hotel',
  host: 'sandalwood.localhost',
  name: hotel.name,
  languages: [...locales],
  theme,
  hotel: {
    id: 1760,
    name: hotel.name,
    locality: hotel.locality,
    city: hotel.city,
    address: hotel.address,
    phone: hotel.phone,
    videoCallUrl: null,
    currency: 'INR',
    timeZone: hotel.timeZone,
    websiteSlug: hotel.websiteSlug,
    payment: { gateway: 'razorpay', scriptUrl: '', keyId: '', modes: ['online', 'at-property'], advance: null },
  },
};
