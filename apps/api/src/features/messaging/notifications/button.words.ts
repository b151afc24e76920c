import type { Locale } from '@latchkey/api-contract/types';

/** What the button of a notification says, by the page that it opens. */
export const buttonWords: Record<Locale, Readonly<Record<'booking' | 'checkout', string>>> = {
  en: { booking: 'See your booking', checkout: 'Pay now' },
  de: { booking: 'Buchung ansehen', checkout: 'Jetzt bezahlen' },
  ar: { booking: 'عرض الحجز', checkout: 'ادفع الآن' },
  hi: { booking: 'अपनी बुकिंग देखें', checkout: 'अभी भुगतान करें' },
};

/** Of what is not confirmed yet: there is nothing to cancel. */
export const withdrawWords: Record<Locale, string> = {
  en: 'Withdraw the request',
  de: 'Anfrage zurückziehen',
  ar: 'سحب الطلب',
  hi: 'अनुरोध वापस लें',
};

/** After a booking that came to nothing. */
export const otherNightsWords: Record<Locale, string> = {
  en: 'Other rooms and nights',
  de: 'Andere Zimmer und Nächte',
  ar: 'غرف وليالٍ أخرى',
  hi: 'दूसरे कमरे और रातें',
};
