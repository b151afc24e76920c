import type { Locale } from '@latchkey/booking-core/language';

/** What a rate plan keeps, in sentences. `{until}` and `{from}` are spans before check-in, `{kept}` is a share in words. */
export interface TermsSentences {
  readonly freeUntilCheckIn: string;
  readonly freeUntil: string;
  readonly keptUntilCheckIn: string;
  readonly keptUntil: string;
  readonly keptLater: string;
  readonly keptBetween: string;
  readonly keptAfter: string;
  readonly onCheckInDay: string;
  /** Where it depends on the stay whether its tiers keep more. */
  readonly onCheckInDayAtLeast: string;
  readonly noShow: string;
  readonly noShowAtLeast: string;
  readonly nonRefundable: string;
  /** Said of all plans. */
  readonly taxes: string;
}

export const termsSentences: Readonly<Record<Locale, TermsSentences>> = {
  en: {
    freeUntilCheckIn: 'Free to cancel until check-in.',
    freeUntil: 'Free to cancel until {until} before check-in.',
    keptUntilCheckIn: 'Until check-in the hotel keeps {kept}.',
    keptUntil: 'Until {until} before check-in the hotel keeps {kept}.',
    keptLater: 'If you cancel later than {from} before check-in, the hotel keeps {kept}.',
    keptBetween: 'Between {from} and {until} before check-in the hotel keeps {kept}.',
    keptAfter: 'After that it keeps {kept}.',
    onCheckInDay: 'On the check-in day it keeps {kept}.',
    onCheckInDayAtLeast: 'On the check-in day it keeps at least {kept}.',
    noShow: 'If you do not come, it keeps {kept}.',
    noShowAtLeast: 'If you do not come, it keeps at least {kept}.',
    nonRefundable:
      'Non-refundable: the hotel keeps the whole price whenever you cancel, except taxes that are due only if you actually stay, such as a city tax.',
    taxes: 'Taxes that are due only if you actually stay, such as a city tax, are in no fee.',
  },
  de: {
    freeUntilCheckIn: 'Kostenlos stornierbar bis zum Check-in.',
    freeUntil: 'Kostenlos stornierbar bis {until} vor dem Check-in.',
    keptUntilCheckIn: 'Bis zum Check-in behält das Hotel {kept}.',
    keptUntil: 'Bis {until} vor dem Check-in behält das Hotel {kept}.',
    keptLater: 'Stornieren Sie später als {from} vor dem Check-in, behält das Hotel {kept}.',
    keptBetween: 'Ab {from} bis {until} vor dem Check-in behält das Hotel {kept}.',
    keptAfter: 'Danach behält es {kept}.',
    onCheckInDay: 'Am Anreisetag behält es {kept}.',
    onCheckInDayAtLeast: 'Am Anreisetag behält es mindestens {kept}.',
    noShow: 'Reisen Sie nicht an, behält es {kept}.',
    noShowAtLeast: 'Reisen Sie nicht an, behält es mindestens {kept}.',
    nonRefundable:
      'Nicht erstattbar: Das Hotel behält den ganzen Preis, wann immer Sie stornieren, außer Steuern, die nur anfallen, wenn Sie tatsächlich übernachten, etwa eine Übernachtungssteuer.',
    taxes:
      'Steuern, die nur anfallen, wenn Sie tatsächlich übernachten, etwa eine Übernachtungssteuer, gehören zu keiner Gebühr.',
  },
  ar: {
    freeUntilCheckIn: 'الإلغاء مجاني حتى تسجيل الوصول.',
    freeUntil: 'الإلغاء مجاني حتى {until} قبل تسجيل الوصول.',
    keptUntilCheckIn: 'حتى تسجيل الوصول يحتفظ الفندق {kept}.',
    keptUntil: 'حتى {until} قبل تسجيل الوصول يحتفظ الفندق {kept}.',
    keptLater: 'إذا ألغيت قبل تسجيل الوصول بأقل من {from} يحتفظ الفندق {kept}.',
    keptBetween: 'بين {from} و{until} قبل تسجيل الوصول يحتفظ الفندق {kept}.',
    keptAfter: 'وبعد ذلك يحتفظ {kept}.',
    onCheckInDay: 'وفي يوم الوصول يحتفظ {kept}.',
    onCheckInDayAtLeast: 'وفي يوم الوصول يحتفظ {kept} على الأقل.',
    noShow: 'وإذا لم تحضر يحتفظ {kept}.',
    noShowAtLeast: 'وإذا لم تحضر يحتفظ {kept} على الأقل.',
    nonRefundable:
      'غير قابل للاسترداد: يحتفظ الفندق بالسعر كله متى ألغيت، عدا الضرائب التي لا تُستحق إلا على من يقيم فعلًا، كضريبة المدينة.',
    taxes: 'ولا تدخل الضرائب التي لا تُستحق إلا على من يقيم فعلًا، كضريبة المدينة، في أي رسوم.',
  },
  hi: {
    freeUntilCheckIn: 'चेक-इन तक रद्द करना मुफ़्त।',
    freeUntil: 'चेक-इन से {until} पहले तक रद्द करना मुफ़्त।',
    keptUntilCheckIn: 'चेक-इन तक रद्द करने पर होटल {kept} काटता है।',
    keptUntil: 'चेक-इन से {until} पहले तक रद्द करने पर होटल {kept} काटता है।',
    keptLater: 'चेक-इन से {from} से कम समय पहले रद्द करने पर होटल {kept} काटता है।',
    keptBetween: 'चेक-इन से {from} और {until} पहले के बीच रद्द करने पर होटल {kept} काटता है।',
    keptAfter: 'उसके बाद होटल {kept} काटता है।',
    onCheckInDay: 'चेक-इन के दिन होटल {kept} काटता है।',
    onCheckInDayAtLeast: 'चेक-इन के दिन होटल कम से कम {kept} काटता है।',
    noShow: 'न आने पर होटल {kept} काटता है।',
    noShowAtLeast: 'न आने पर होटल कम से कम {kept} काटता है।',
    nonRefundable:
      'नॉन-रिफ़ंडेबल: कभी भी रद्द करने पर होटल पूरी कीमत काटता है, सिवाय उन टैक्स के जो केवल ठहरने पर लगते हैं, जैसे सिटी टैक्स।',
    taxes: 'जो टैक्स केवल ठहरने पर लगते हैं, जैसे सिटी टैक्स, वे किसी शुल्क में नहीं आते।',
  },
};
