import type { Locale } from '@latchkey/api-contract/types';

interface ValueWords {
  /** What becomes of the money of a booking that was paid for: on its way, back already, or nothing. */
  readonly due: string;
  readonly rejected: string;
  readonly done: string;
  readonly none: string;
}

export const valueWords: Record<Locale, ValueWords> = {
  en: {
    due: '{amount} is on its way back to you: 4–5 business days.',
    rejected: '{amount} is on its way back to you: 3–5 working days.',
    done: '{amount} has been refunded to you.',
    none: 'There is no refund.',
  },
  de: {
    due: '{amount} ist als Erstattung unterwegs: 4–5 Werktage.',
    rejected: '{amount} ist als Erstattung unterwegs: 3–5 Werktage.',
    done: '{amount} ist Ihnen erstattet worden.',
    none: 'Eine Erstattung gibt es nicht.',
  },
  ar: {
    due: 'يصلك المبلغ المسترد {amount} خلال 4–5 أيام عمل.',
    rejected: 'يصلك المبلغ المسترد {amount} خلال 3–5 أيام عمل.',
    done: 'أعدنا إليك {amount}.',
    none: 'لا يوجد مبلغ مسترد.',
  },
  hi: {
    due: '{amount} का रिफ़ंड 4–5 कार्य दिवसों में पहुँचेगा।',
    rejected: '{amount} का रिफ़ंड 3–5 कार्य दिवसों में पहुँचेगा।',
    done: '{amount} आपको वापस कर दिए गए हैं।',
    none: 'कोई रिफ़ंड नहीं होगा।',
  },
};
