import type { Locale } from '@latchkey/api-contract/types';

/** What the button of a notification says, by the page that it opens. */
export const buttonWords: Record<Locale, Readonly<Record<'booking' | 'checkout', string>>> = {
  en: { booking: 'See your booking', checkout: 'Pay now' },
  de: { booking: 'Buchung ansehen', checkout: 'Jetzt bezahlen' },
  ar: { booking: 'عرض الحجز', checkout: 'ادفع الآن' },
  hi: { booking: 'अपनी बुकिंग देखें', checkout: 'अभी भुगतान करें' },
};
