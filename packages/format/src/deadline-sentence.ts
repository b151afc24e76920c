import type { Locale } from '@latchkey/booking-core/language';
import type { MoneyBack } from '@latchkey/booking-core/refund';

const untilThen: Readonly<Record<Locale, Readonly<Record<Exclude<MoneyBack, 'by_terms' | 'none'>, string>>>> = {
  en: {
    free: 'Free cancellation until then',
    full: 'Full refund until then',
    highest: 'Highest refund until then',
    part: 'Partial refund until then',
  },
  de: {
    free: 'Bis dahin kostenlos stornierbar',
    full: 'Bis dahin: volle Erstattung',
    highest: 'Bis dahin: höchste Erstattung',
    part: 'Bis dahin: teilweise Erstattung',
  },
  ar: {
    free: 'آخر موعد للإلغاء المجاني',
    full: 'آخر موعد لاسترداد المبلغ كاملًا',
    highest: 'آخر موعد لاسترداد أعلى مبلغ',
    part: 'آخر موعد لاسترداد جزء من المبلغ',
  },
  hi: {
    free: 'मुफ़्त कैंसिलेशन की आखिरी तारीख',
    full: 'पूरे रिफ़ंड की आखिरी तारीख',
    highest: 'सबसे ज़्यादा रिफ़ंड की आखिरी तारीख',
    part: 'आंशिक रिफ़ंड की आखिरी तारीख',
  },
};

/** What ends at a deadline of cancelling, as a heading: "full" where nothing is kept alone. Null where nothing comes back. */
export const deadlineSentence = (back: MoneyBack, locale: Locale): string | null =>
  back === 'by_terms' || back === 'none' ? null : untilThen[locale][back];
