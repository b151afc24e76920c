import type { Locale } from '@latchkey/booking-core/language';

/** What marks the mails of a trial booking. */
export const trialWords: Readonly<
  Record<Locale, { readonly mark: string; readonly sms: string; readonly closing: string }>
> = {
  en: {
    mark: 'Test',
    sms: 'Text message to {phone}',
    closing: 'Guests get this as a text message. In a test booking it comes to you alone.',
  },
  de: {
    mark: 'Test',
    sms: 'SMS an {phone}',
    closing: 'Gäste erhalten diesen Text als SMS. Bei einer Testbuchung geht er nur an Sie.',
  },
  ar: {
    mark: 'تجربة',
    sms: 'رسالة نصية إلى {phone}',
    closing: 'تصل هذه الرسالة إلى الضيوف كرسالة نصية. وفي الحجز التجريبي تصل إليك وحدك.',
  },
  hi: {
    mark: 'परीक्षण',
    sms: '{phone} के लिए SMS',
    closing: 'मेहमानों को यह SMS के रूप में मिलता है। परीक्षण बुकिंग में यह केवल आपको मिलता है।',
  },
};
