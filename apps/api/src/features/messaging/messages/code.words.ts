import type { Locale } from '@latchkey/api-contract/types';

interface CodeWords {
  readonly subject: string;
  readonly text: string;
  readonly sms: string;
  /** The SMS where the hotel's name would take another one. */
  readonly shortSms: string;
  readonly closing: string;
}

/** The words around a code that proves a booking is one's own; `{code}`, `{hotel}` are filled in. */
export const codeWords: Record<Locale, CodeWords> = {
  en: {
    subject: 'Your code for {hotel}: {code}',
    text: 'Your code is {code}. It is valid for 10 minutes and can be used once.',
    sms: '{code} is your code for {hotel}. Valid for 10 minutes. Do not share it with anyone.',
    shortSms: '{code} is your code. Valid for 10 minutes. Do not share it with anyone.',
    closing: 'If you did not ask for it, there is nothing you need to do.',
  },
  de: {
    subject: 'Ihr Code für {hotel}: {code}',
    text: 'Ihr Code lautet {code}. Er gilt 10 Minuten und nur einmal.',
    sms: '{code} ist Ihr Code für {hotel}. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.',
    shortSms: '{code} ist Ihr Code. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.',
    closing: 'Falls Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun.',
  },
  ar: {
    subject: 'رمزك لدى {hotel}: {code}',
    text: 'رمزك هو {code}. صالح لمدة 10 دقائق ولاستخدام واحد.',
    sms: '{code} هو رمزك لدى {hotel}. صالح 10 دقائق. لا تشاركه مع أحد.',
    shortSms: '{code} هو رمزك. صالح لمدة 10 دقائق. لا تشاركه مع أحد.',
    closing: 'إن لم تطلب هذا الرمز فتجاهل هذه الرسالة.',
  },
  hi: {
    subject: '{hotel} के लिए आपका कोड: {code}',
    text: 'आपका कोड {code} है। यह 10 मिनट तक मान्य है और एक ही बार इस्तेमाल हो सकता है।',
    sms: '{hotel} के लिए आपका कोड {code} है। 10 मिनट तक मान्य। किसी को न बताएँ।',
    shortSms: 'आपका कोड {code} है। 10 मिनट तक मान्य। किसी को न बताएँ।',
    closing: 'यदि आपने यह कोड नहीं माँगा था तो इस ईमेल को अनदेखा करें।',
  },
};
