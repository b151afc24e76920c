import type { MailButton } from './notification-shapes.ts';
import type { Locale } from '@latchkey/api-contract/types';

/** What the button of a notification says, by the page that it opens. */
export const buttonWords: Record<Locale, Readonly<Record<MailButton, string>>> = {
  en: { booking: 'See your booking', checkout: 'Pay now', card: 'Leave a card' },
  de: { booking: 'Buchung ansehen', checkout: 'Jetzt bezahlen', card: 'Karte hinterlegen' },
  ar: { booking: 'عرض الحجز', checkout: 'ادفع الآن', card: 'أضف بطاقة ضمان' },
  hi: { booking: 'अपनी बुकिंग देखें', checkout: 'अभी भुगतान करें', card: 'गारंटी कार्ड दें' },
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
