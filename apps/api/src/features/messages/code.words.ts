import type { Locale } from '@latchkey/api-contract/types';

/** The words around a code that proves a booking is one's own; `{code}`, `{hotel}` are filled in. */
export const codeWords: Record<
  Locale,
  { readonly subject: string; readonly text: string; readonly sms: string; readonly closing: string }
> = {
  en: {
    subject: 'Your code for {hotel}: {code}',
    text: 'Your code is {code}. It holds for 10 minutes and can be used once.',
    sms: '{code} is your code for {hotel}. It holds for 10 minutes. Give it to nobody.',
    closing: 'If you did not ask for it, there is nothing you need to do.',
  },
  de: {
    subject: 'Ihr Code für {hotel}: {code}',
    text: 'Ihr Code lautet {code}. Er gilt 10 Minuten und nur einmal.',
    sms: '{code} ist Ihr Code für {hotel}. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.',
    closing: 'Falls Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun.',
  },
  ar: {
    subject: 'رمزك لدى {hotel}: {code}',
    text: 'رمزك هو {code}. يصلح لمدة 10 دقائق ولمرة واحدة.',
    sms: '{code} هو رمزك لدى {hotel}. يصلح لمدة 10 دقائق. لا تعطه لأحد.',
    closing: 'إن لم تطلبه فلا حاجة إلى أن تفعل شيئًا.',
  },
  hi: {
    subject: '{hotel} के लिए आपका कोड: {code}',
    text: 'आपका कोड {code} है। यह 10 मिनट तक और एक ही बार काम करेगा।',
    sms: '{hotel} के लिए आपका कोड {code} है। यह 10 मिनट तक चलेगा। इसे किसी को न दें।',
    closing: 'यदि आपने इसे नहीं माँगा था तो आपको कुछ करने की ज़रूरत नहीं।',
  },
};
