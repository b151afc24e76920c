import type { Locale } from '@latchkey/booking-core/language';

/** Sentences about the money of a cancelled booking. */
export interface CancellingSentences {
  readonly before: string;
  /** The stay is unpaid, and cancelling it is free. */
  readonly free: string;
  /** No fee is kept. */
  readonly back: string;
  readonly kept: string;
  readonly keptBack: string;
  readonly all: string;
  /** Nothing is paid: the fee is the hotel's to ask for, not ours to keep. */
  readonly byTerms: string;
  readonly noShow: string;
  readonly noShowByTerms: string;
  /** What the payment company keeps. */
  readonly charge: string;
  /** Of a booking that is cancelled, or not come to. */
  readonly nothingPaid: string;
  readonly nothingPaidFee: string;
}

export const cancellingSentences: Readonly<Record<Locale, CancellingSentences>> = {
  en: {
    before: 'Before {time}',
    free: 'Free of charge',
    back: 'You get {back} back',
    kept: 'The hotel keeps {fee}',
    keptBack: 'The hotel keeps {fee}, you get {back} back',
    all: 'The full price, {fee}',
    byTerms: '{fee} by the hotel’s terms',
    noShow: 'If you do not come, the hotel keeps {fee}.',
    noShowByTerms: 'If you do not come, the hotel charges {fee}.',
    charge: 'A processing charge of {charge} is kept from the refund of an online payment.',
    nothingPaid: 'Nothing had been paid, and nothing is charged.',
    nothingPaidFee: 'Nothing had been paid. The fee by the hotel’s terms is {fee}.',
  },
  de: {
    before: 'Vor {time}',
    free: 'Kostenfrei',
    back: 'Sie erhalten {back} zurück',
    kept: 'Das Hotel behält {fee}',
    keptBack: 'Das Hotel behält {fee}, Sie erhalten {back} zurück',
    all: 'Der volle Preis, {fee}',
    byTerms: '{fee} nach den Bedingungen des Hotels',
    noShow: 'Wenn Sie nicht anreisen, behält das Hotel {fee}.',
    noShowByTerms: 'Wenn Sie nicht anreisen, berechnet das Hotel {fee}.',
    charge: 'Von der Erstattung einer Onlinezahlung werden {charge} Bearbeitungsgebühr einbehalten.',
    nothingPaid: 'Es war noch nichts bezahlt, und es wird nichts berechnet.',
    nothingPaidFee: 'Es war noch nichts bezahlt. Nach den Bedingungen des Hotels beträgt die Gebühr {fee}.',
  },
  ar: {
    before: 'قبل {time}',
    free: 'مجانًا',
    back: 'تسترد {back}',
    kept: 'يحتفظ الفندق بـ{fee}',
    keptBack: 'يحتفظ الفندق بـ{fee} وتسترد {back}',
    all: 'السعر كاملًا {fee}',
    byTerms: '{fee} بحسب شروط الفندق',
    noShow: 'إذا لم تحضر يحتفظ الفندق بـ{fee}.',
    noShowByTerms: 'إذا لم تحضر، فالرسوم بحسب شروط الفندق {fee}.',
    charge: 'عند رد دفعة إلكترونية يُحتفظ برسوم معالجة قدرها {charge}.',
    nothingPaid: 'لم يكن قد دُفع شيء، ولن تُحتسب أي رسوم.',
    nothingPaidFee: 'لم يكن قد دُفع شيء. الرسوم بحسب شروط الفندق {fee}.',
  },
  hi: {
    before: '{time} से पहले',
    free: 'निःशुल्क',
    back: '{back} वापस मिलेंगे',
    kept: 'होटल {fee} काटता है',
    keptBack: 'होटल {fee} काटता है, आपको {back} वापस मिलेंगे',
    all: 'पूरी कीमत, {fee}',
    byTerms: 'होटल की शर्तों के अनुसार {fee}',
    noShow: 'न आने पर होटल {fee} काटता है।',
    noShowByTerms: 'न आने पर होटल की शर्तों के अनुसार {fee} देने होंगे।',
    charge: 'ऑनलाइन भुगतान के रिफ़ंड में से {charge} प्रोसेसिंग शुल्क काटा जाता है।',
    nothingPaid: 'कोई भुगतान नहीं हुआ था, और कोई शुल्क नहीं लिया जाएगा।',
    nothingPaidFee: 'कोई भुगतान नहीं हुआ था। होटल की शर्तों के अनुसार शुल्क {fee} है।',
  },
};
