import type { Locale } from '@latchkey/api-contract/types';

/** The words of what became of money that was paid. */
export interface RefundWords {
  readonly title: string;
  readonly paid: string;
  /** What still counts towards a stay that stands. */
  readonly stay: string;
  readonly kept: string;
  readonly pending: string;
  readonly waiting: string;
  readonly unpayable: string;
  /** Of what was paid at the property, and goes back there. */
  readonly atProperty: string;
  readonly processed: string;
  readonly lost: string;
  readonly none: string;
}

export const refundPartWords: Record<Locale, RefundWords> = {
  en: {
    title: 'Your money',
    paid: 'You paid',
    stay: 'Paid for your stay',
    kept: 'Kept by the booking’s terms (with any payment charge)',
    pending: 'On its way back to you',
    waiting: 'You get it back once the dispute is decided',
    unpayable: 'Owed to you by the hotel',
    atProperty: 'Given back to you at the hotel',
    processed: 'Refunded',
    lost: 'Returned by your bank',
    none: 'Refund',
  },
  de: {
    title: 'Ihr Geld',
    paid: 'Sie haben bezahlt',
    stay: 'Für Ihren Aufenthalt bezahlt',
    kept: 'Nach den Buchungsbedingungen einbehalten (samt Zahlungsgebühr)',
    pending: 'Auf dem Weg zurück zu Ihnen',
    waiting: 'Erstattung nach der Entscheidung über die Anfechtung',
    unpayable: 'Schuldet Ihnen das Hotel',
    atProperty: 'Erhalten Sie im Hotel zurück',
    processed: 'Erstattet',
    lost: 'Von Ihrer Bank zurückgegeben',
    none: 'Erstattung',
  },
  ar: {
    title: 'المدفوع والمسترد',
    paid: 'المبلغ المدفوع',
    stay: 'مدفوع مقابل إقامتك',
    kept: 'محتجز وفق شروط الحجز (مع رسوم الدفع إن وُجدت)',
    pending: 'قيد الرد إليك',
    waiting: 'يُرد بعد البت في النزاع',
    unpayable: 'مستحق لك على الفندق',
    atProperty: 'يُرد إليك في الفندق',
    processed: 'تم رده إليك',
    lost: 'أعاده بنكك',
    none: 'المبلغ المسترد',
  },
  hi: {
    title: 'भुगतान और रिफ़ंड',
    paid: 'आपने भुगतान किया',
    stay: 'आपके प्रवास के लिए चुकाया गया',
    kept: 'बुकिंग की शर्तों के अनुसार काटा गया (भुगतान शुल्क सहित)',
    pending: 'रिफ़ंड भेजा जा रहा है',
    waiting: 'विवाद के फ़ैसले के बाद मिलेगा',
    unpayable: 'होटल को आपको देना है',
    atProperty: 'होटल में आपको लौटाया जाएगा',
    processed: 'रिफ़ंड हो गया',
    lost: 'आपके बैंक ने लौटाया',
    none: 'रिफ़ंड',
  },
};
