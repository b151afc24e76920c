import type { Site } from '@latchkey/api-contract/types';
import { hotel } from './hotel.ts';
import { theme } from './theme.ts';

/** The hotel's own host. */
export const site: Site = {
  kind: 'hotel',
  host: 'sandalwood.localhost',
  name: hotel.name,
  languages: ['en', 'de', 'ar', 'hi'],
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
