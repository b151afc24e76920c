import type { Locale } from '@latchkey/booking-core/language';

interface Said {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly closing: string;
  readonly done: string;
  readonly over: string;
}

/** The words of the mail that asks whether a mailbox is a hotel's, and of its page; `{provider}` is filled in. */
export const mailboxProofWords: Record<Locale, Said> = {
  en: {
    subject: '{provider}: is this your hotel’s mailbox?',
    text: 'A hotel at {provider} has entered this mailbox for its bookings and guests’ questions. Please confirm it if it is yours.',
    button: 'It is ours',
    closing: 'If you do not know about this, do nothing: you will receive no emails from that hotel.',
    done: 'Thank you. Bookings and questions now come to this mailbox.',
    over: 'This link has been used, or has run out.',
  },
  de: {
    subject: '{provider}: Ist das das Postfach Ihres Hauses?',
    text: 'Ein Haus bei {provider} hat dieses Postfach für seine Buchungen und für Fragen von Gästen angegeben. Bestätigen Sie es, wenn es Ihres ist.',
    button: 'Es ist unseres',
    closing: 'Falls Sie nichts davon wissen, tun Sie nichts: Es kommen dann keine E-Mails dieses Hotels hierher.',
    done: 'Danke. Buchungen und Fragen kommen ab jetzt in dieses Postfach.',
    over: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  },
  ar: {
    subject: '{provider}: هل هذا بريد فندقكم؟',
    text: 'ذكر أحد الفنادق لدى {provider} هذا البريد لحجوزاته ولأسئلة ضيوفه. أكّده إن كان بريدكم.',
    button: 'هو بريدنا',
    closing: 'إن كنت لا تعرف شيئًا عن ذلك فلا تفعل شيئًا: لن تصل رسائل ذلك الفندق إلى هنا.',
    done: 'شكرًا. من الآن تصل الحجوزات والأسئلة إلى هذا البريد.',
    over: 'استُخدم هذا الرابط أو انتهت صلاحيته.',
  },
  hi: {
    subject: '{provider}: क्या यह आपके होटल का मेलबॉक्स है?',
    text: '{provider} के एक होटल ने अपनी बुकिंग और गेस्ट के सवालों के लिए यह मेलबॉक्स बताया है। यदि यह आपका है तो पुष्टि करें।',
    button: 'यह हमारा है',
    closing: 'यदि आप इसके बारे में कुछ नहीं जानते तो कुछ न करें: उस होटल के मेल यहाँ नहीं आएँगे।',
    done: 'धन्यवाद। अब से बुकिंग और सवाल इस मेलबॉक्स में आएँगे।',
    over: 'यह लिंक इस्तेमाल हो चुका है या इसका समय बीत गया है।',
  },
};
