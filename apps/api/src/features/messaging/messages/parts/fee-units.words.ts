import type { Locale } from '@latchkey/api-contract/types';
import type { FeeUnit } from '@latchkey/booking-core/pricing';

/** What a fee is charged for, with the sum for one. */
export const feeUnits: Record<Locale, Readonly<Record<FeeUnit, string>>> = {
  en: {
    booking: '{sum} once a booking',
    night: '{sum} a night',
    room: '{sum} a room',
    'room-night': '{sum} a room and night',
    guest: '{sum} a guest',
    'guest-night': '{sum} a guest and night',
  },
  de: {
    booking: '{sum} einmal je Buchung',
    night: '{sum} je Nacht',
    room: '{sum} je Zimmer',
    'room-night': '{sum} je Zimmer und Nacht',
    guest: '{sum} je Gast',
    'guest-night': '{sum} je Gast und Nacht',
  },
  ar: {
    booking: '{sum} مرة واحدة لكل حجز',
    night: '{sum} لكل ليلة',
    room: '{sum} لكل غرفة',
    'room-night': '{sum} لكل غرفة وليلة',
    guest: '{sum} لكل ضيف',
    'guest-night': '{sum} لكل ضيف وليلة',
  },
  hi: {
    booking: 'हर बुकिंग पर एक बार {sum}',
    night: 'हर रात {sum}',
    room: 'हर कमरे पर {sum}',
    'room-night': 'हर कमरे और रात पर {sum}',
    guest: 'हर मेहमान पर {sum}',
    'guest-night': 'हर मेहमान और रात पर {sum}',
  },
};
