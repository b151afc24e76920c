import type { Locale } from '@latchkey/booking-core/language';

interface Said {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

/** The words of mails about SMS of a hotel's day; `{hotel}`, `{sent}` and `{most}` are filled in. */
export const smsBudgetWords: Record<Locale, Said> = {
  en: {
    subject: '{hotel} has sent most of its SMS of the day',
    text: '{sent} of {most} SMS of the last 24 hours have gone out. Please check the hotel. Putting it on hold stops its messages immediately.',
    button: 'Review it',
  },
  de: {
    subject: '{hotel} hat die meisten SMS des Tages gesendet',
    text: '{sent} von {most} SMS der letzten 24 Stunden sind verschickt. Sehen Sie sich das Haus an. Wird es angehalten, gehen sofort keine Nachrichten mehr hinaus.',
    button: 'Ansehen',
  },
  ar: {
    subject: 'أرسل {hotel} معظم رسائله القصيرة لهذا اليوم',
    text: 'أُرسلت {sent} من {most} رسالة قصيرة خلال 24 ساعة الماضية. انظر إلى الفندق. إيقافه يوقف رسائله فورًا.',
    button: 'النظر إليه',
  },
  hi: {
    subject: '{hotel} ने आज के अधिकतर SMS भेज दिए हैं',
    text: 'पिछले 24 घंटों के {most} में से {sent} SMS जा चुके हैं। होटल को देखें। उसे रोकने पर उसके संदेश तुरंत बंद हो जाते हैं।',
    button: 'देखें',
  },
};
