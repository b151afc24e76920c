import type { Locale } from '@latchkey/api-contract/types';

/** The words of what became of money that was paid. */
export interface RefundWords {
  readonly title: string;
  readonly paid: string;
  readonly kept: string;
  readonly pending: string;
  readonly processed: string;
  readonly none: string;
}

export const refundPartWords: Record<Locale, RefundWords> = {
  en: {
    title: 'Your money',
    paid: 'You paid',
    kept: 'Kept under the booking’s terms',
    pending: 'On its way back to you',
    processed: 'Refunded',
    none: 'Refund',
  },
  de: {
    title: 'Ihr Geld',
    paid: 'Sie haben bezahlt',
    kept: 'Nach den Buchungsbedingungen einbehalten',
    pending: 'Auf dem Weg zurück zu Ihnen',
    processed: 'Erstattet',
    none: 'Erstattung',
  },
  ar: {
    title: 'المدفوع والمسترد',
    paid: 'المبلغ المدفوع',
    kept: 'المخصوم وفق شروط الحجز',
    pending: 'قيد الرد إليك',
    processed: 'تم رده إليك',
    none: 'المبلغ المسترد',
  },
  hi: {
    title: 'भुगतान और रिफ़ंड',
    paid: 'आपने भुगतान किया',
    kept: 'बुकिंग की शर्तों के अनुसार काटा गया',
    pending: 'रिफ़ंड भेजा जा रहा है',
    processed: 'रिफ़ंड हो गया',
    none: 'रिफ़ंड',
  },
};
