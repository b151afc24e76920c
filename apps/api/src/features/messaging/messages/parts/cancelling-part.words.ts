import type { Locale } from '@latchkey/api-contract/types';

/** The words of what cancelling costs. */
export interface CancellingWords {
  readonly title: string;
  readonly before: string;
  readonly free: string;
  readonly freeBack: string;
  readonly kept: string;
  readonly keptBack: string;
  readonly all: string;
  readonly noShow: string;
  /** Where nothing is paid: the fee is the hotel's to ask for, not ours to keep. */
  readonly byTerms: string;
  readonly noShowByTerms: string;
  /** Where a card is kept: what a fee is taken of. */
  readonly byCard: string;
  /** Where a security deposit is held on it too. */
  readonly byCardHeld: string;
  readonly note: string;
  readonly charge: string;
}

export const cancellingWords: Record<Locale, CancellingWords> = {
  en: {
    title: 'If you cancel',
    before: 'Before {time}',
    free: 'Free of charge',
    freeBack: 'You get {back} back',
    kept: 'The hotel keeps {fee}',
    keptBack: 'The hotel keeps {fee}, you get {back} back',
    all: 'The full price, {fee}',
    noShow: 'If you do not come, the hotel keeps {fee}.',
    byTerms: '{fee} by the hotel’s terms',
    noShowByTerms: 'If you do not come, the hotel charges {fee}.',
    byCard: 'The hotel keeps your card as a guarantee, and takes only such a fee from it.',
    byCardHeld:
      'The hotel keeps your card as a guarantee, and takes such a fee from it. On {first} {amount} is held on it as a security deposit, and let go at the end of {last} at the latest. Nothing of that is taken unless the hotel tells you the sum and the reason.',
    note: 'All times are the hotel’s local time. You can cancel only before check-in time.',
    charge: 'A processing charge of 2.5% is kept from the refund of an online payment.',
  },
  de: {
    title: 'Wenn Sie stornieren',
    before: 'Vor {time}',
    free: 'Kostenfrei',
    freeBack: 'Sie erhalten {back} zurück',
    kept: 'Das Hotel behält {fee}',
    keptBack: 'Das Hotel behält {fee}, Sie erhalten {back} zurück',
    all: 'Der volle Preis, {fee}',
    noShow: 'Wenn Sie nicht anreisen, behält das Hotel {fee}.',
    byTerms: '{fee} nach den Bedingungen des Hotels',
    noShowByTerms: 'Wenn Sie nicht anreisen, berechnet das Hotel {fee}.',
    byCard: 'Das Hotel hat Ihre Karte als Garantie und bucht nur eine solche Gebühr davon ab.',
    byCardHeld:
      'Das Hotel hat Ihre Karte als Garantie und bucht eine solche Gebühr davon ab. Am {first} werden {amount} als Kaution darauf reserviert und spätestens am Ende des {last} wieder freigegeben. Davon wird nichts einbehalten, ohne dass das Hotel Ihnen Betrag und Grund nennt.',
    note: 'Alle Uhrzeiten sind Ortszeit des Hotels. Stornieren können Sie nur vor der Check-in-Zeit.',
    charge: 'Von der Erstattung einer Onlinezahlung werden 2,5 % Bearbeitungsgebühr einbehalten.',
  },
  ar: {
    title: 'إذا ألغيت الحجز',
    before: 'قبل {time}',
    free: 'مجانًا',
    freeBack: 'تسترد {back}',
    kept: 'يحتفظ الفندق بـ{fee}',
    keptBack: 'يحتفظ الفندق بـ{fee} وتسترد {back}',
    all: 'السعر كاملًا {fee}',
    noShow: 'إذا لم تحضر يحتفظ الفندق بـ{fee}.',
    byTerms: '{fee} بحسب شروط الفندق',
    noShowByTerms: 'إذا لم تحضر، فالرسوم بحسب شروط الفندق {fee}.',
    byCard: 'يحتفظ الفندق ببطاقتك على سبيل الضمان ولا يخصم منها إلا هذه الرسوم.',
    byCardHeld:
      'يحتفظ الفندق ببطاقتك على سبيل الضمان ويخصم منها هذه الرسوم. في {first} يُحجز عليها مبلغ {amount} تأمينًا، ويُلغى حجزه في نهاية يوم {last} على الأكثر. ولا يُخصم شيء منه إلا إذا أبلغك الفندق بالمبلغ والسبب.',
    note: 'الأوقات بتوقيت الفندق المحلي. يمكن الإلغاء قبل وقت تسجيل الوصول فقط.',
    charge: 'عند رد دفعة إلكترونية يُحتفظ برسوم معالجة قدرها 2.5%.',
  },
  hi: {
    title: 'यदि आप रद्द करते हैं',
    before: '{time} से पहले',
    free: 'निःशुल्क',
    freeBack: '{back} वापस मिलेंगे',
    kept: 'होटल {fee} काटता है',
    keptBack: 'होटल {fee} काटता है, आपको {back} वापस मिलेंगे',
    all: 'पूरी कीमत, {fee}',
    noShow: 'न आने पर होटल {fee} काटता है।',
    byTerms: 'होटल की शर्तों के अनुसार {fee}',
    noShowByTerms: 'न आने पर होटल की शर्तों के अनुसार {fee} देने होंगे।',
    byCard: 'होटल आपका कार्ड गारंटी के लिए रखता है और उससे केवल यही शुल्क लेता है।',
    byCardHeld:
      'होटल आपका कार्ड गारंटी के लिए रखता है और उससे यही शुल्क लेता है। {first} को उस पर {amount} सिक्योरिटी डिपॉज़िट के रूप में रोके जाते हैं और अधिक से अधिक {last} के अंत तक छोड़ दिए जाते हैं। उसमें से कुछ भी तभी काटा जाता है जब होटल आपको रकम और कारण बताए।',
    note: 'समय होटल का स्थानीय समय है। चेक-इन समय से पहले ही रद्द किया जा सकता है।',
    charge: 'ऑनलाइन भुगतान के रिफ़ंड में से 2.5% ऑनलाइन भुगतान प्रोसेसिंग शुल्क काटा जाता है।',
  },
};
