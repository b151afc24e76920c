import type { Locale } from '@latchkey/api-contract/types';

/** The words around what cancelling costs, which `@latchkey/format/cancelling-sentences` says. */
export interface CancellingWords {
  readonly title: string;
  /** Where a card is kept: what a fee is taken of. */
  readonly byCard: string;
  /** Where a security deposit is held on it too. */
  readonly byCardHeld: string;
  readonly note: string;
}

export const cancellingWords: Record<Locale, CancellingWords> = {
  en: {
    title: 'If you cancel',
    byCard: 'The hotel keeps your card as a guarantee, and takes only such a fee from it.',
    byCardHeld:
      'The hotel keeps your card as a guarantee, and takes such a fee from it. On {first}, {amount} is held on it as a security deposit and released by the end of {last}. Nothing is charged to it unless the hotel gives you the amount and the reason.',
    note: 'All times are the hotel’s local time. You can cancel only before check-in time.',
  },
  de: {
    title: 'Wenn Sie stornieren',
    byCard: 'Das Hotel hat Ihre Karte als Garantie und bucht nur eine solche Gebühr davon ab.',
    byCardHeld:
      'Das Hotel hat Ihre Karte als Garantie und bucht eine solche Gebühr davon ab. Am {first} werden {amount} als Kaution darauf reserviert und spätestens am Ende des {last} wieder freigegeben. Davon wird nichts einbehalten, ohne dass das Hotel Ihnen Betrag und Grund nennt.',
    note: 'Alle Uhrzeiten sind Ortszeit des Hotels. Stornieren können Sie nur vor der Check-in-Zeit.',
  },
  ar: {
    title: 'إذا ألغيت الحجز',
    byCard: 'يحتفظ الفندق ببطاقتك على سبيل الضمان ولا يخصم منها إلا هذه الرسوم.',
    byCardHeld:
      'يحتفظ الفندق ببطاقتك على سبيل الضمان ويخصم منها هذه الرسوم. في {first} يُحجز عليها مبلغ {amount} تأمينًا، ويُلغى حجزه في نهاية يوم {last} على الأكثر. ولا يُخصم شيء منه إلا إذا أبلغك الفندق بالمبلغ والسبب.',
    note: 'الأوقات بتوقيت الفندق المحلي. يمكن الإلغاء قبل وقت تسجيل الوصول فقط.',
  },
  hi: {
    title: 'यदि आप रद्द करते हैं',
    byCard: 'होटल आपका कार्ड गारंटी के लिए रखता है और उससे केवल यही शुल्क लेता है।',
    byCardHeld:
      'होटल आपका कार्ड गारंटी के लिए रखता है और उससे यही शुल्क लेता है। {first} को उस पर {amount} सिक्योरिटी डिपॉज़िट के रूप में रोके जाते हैं और अधिक से अधिक {last} के अंत तक छोड़ दिए जाते हैं। उसमें से कुछ भी तभी काटा जाता है जब होटल आपको रकम और कारण बताए।',
    note: 'समय होटल का स्थानीय समय है। चेक-इन समय से पहले ही रद्द किया जा सकता है।',
  },
};
