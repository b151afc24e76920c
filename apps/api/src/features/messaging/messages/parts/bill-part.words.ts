import type { Locale } from '@latchkey/api-contract/types';
import type { DiscountLine } from '@latchkey/booking-core/promotion';

/** The words of a bill. */
export interface BillWords {
  readonly title: string;
  readonly offers: Readonly<Record<DiscountLine['kind'], string>>;
  readonly convenienceFee: string;
  readonly agreed: string;
  readonly total: string;
  readonly includes: string;
  /** What the hotel put on the folio beside what was agreed. */
  readonly posted: string;
  readonly paid: string;
  readonly paidThere: string;
  readonly dueAtProperty: string;
  /** Of what is due at the property, rounded as coins are. */
  readonly inCash: string;
  readonly stillToPay: string;
  /** What a deposit leaves, with the day on which it is asked for. */
  readonly restDue: string;
  /** The same where the stay is cancelled if nobody pays. */
  readonly restDueOrCancelled: string;
}

export const billWords: Record<Locale, BillWords> = {
  en: {
    title: 'Price',
    offers: {
      'early-bird': 'Early-bird offer',
      'last-minute': 'Last-minute offer',
      'flat-above': 'Offer for larger bookings',
      'long-stay': 'Offer for longer stays',
      'percent-off': 'Special offer',
      'amount-off': 'Offer for each night',
      'stay-price': 'Offer for longer stays',
      coupon: 'Your code',
    },
    convenienceFee: 'Convenience fee',
    agreed: 'Price agreed with the hotel',
    total: 'Total, all taxes included',
    includes: 'Includes {tax}',
    posted: 'Added to your bill',
    paid: 'Paid',
    paidThere: 'Paid at the hotel',
    dueAtProperty: 'Due at the hotel',
    inCash: 'Paid in cash, rounded',
    stillToPay: 'Still to pay',
    restDue: 'Still to pay, due on {date}',
    restDueOrCancelled: 'Still to pay, due on {date}; unpaid, the booking is cancelled',
  },
  de: {
    title: 'Preis',
    offers: {
      'early-bird': 'Frühbucherangebot',
      'last-minute': 'Last-Minute-Angebot',
      'flat-above': 'Nachlass für größere Buchungen',
      'long-stay': 'Nachlass für längere Aufenthalte',
      'percent-off': 'Sonderangebot',
      'amount-off': 'Nachlass je Nacht',
      'stay-price': 'Nachlass für längere Aufenthalte',
      coupon: 'Ihr Code',
    },
    convenienceFee: 'Servicegebühr',
    agreed: 'Mit dem Hotel vereinbarter Preis',
    total: 'Gesamtpreis inklusive aller Steuern',
    includes: 'Enthält {tax}',
    posted: 'Weitere Leistungen',
    paid: 'Bezahlt',
    paidThere: 'Im Hotel bezahlt',
    dueAtProperty: 'Im Hotel zu zahlen',
    inCash: 'In bar, gerundet',
    stillToPay: 'Noch zu zahlen',
    restDue: 'Noch zu zahlen, fällig am {date}',
    restDueOrCancelled: 'Noch zu zahlen, fällig am {date}; unbezahlt wird die Buchung storniert',
  },
  ar: {
    title: 'السعر',
    offers: {
      'early-bird': 'عرض الحجز المبكر',
      'last-minute': 'عرض اللحظة الأخيرة',
      'flat-above': 'عرض الحجوزات الكبيرة',
      'long-stay': 'عرض الإقامات الطويلة',
      'percent-off': 'عرض خاص',
      'amount-off': 'خصم عن كل ليلة',
      'stay-price': 'عرض الإقامات الطويلة',
      coupon: 'رمزك الترويجي',
    },
    convenienceFee: 'رسوم الخدمة',
    agreed: 'السعر المتفق عليه مع الفندق',
    total: 'الإجمالي شامل جميع الضرائب',
    includes: 'يشمل {tax}',
    posted: 'أضيف إلى حسابك',
    paid: 'المدفوع',
    paidThere: 'المدفوع في الفندق',
    dueAtProperty: 'المستحق في الفندق',
    inCash: 'نقدًا بعد التقريب',
    stillToPay: 'المتبقي للدفع',
    restDue: 'المتبقي للدفع، يستحق في {date}',
    restDueOrCancelled: 'المتبقي للدفع، يستحق في {date}، ويُلغى الحجز إن لم يُدفع',
  },
  hi: {
    title: 'कीमत',
    offers: {
      'early-bird': 'जल्दी बुकिंग का ऑफ़र',
      'last-minute': 'लास्ट-मिनट ऑफ़र',
      'flat-above': 'बड़ी बुकिंग का ऑफ़र',
      'long-stay': 'लंबे ठहराव का ऑफ़र',
      'percent-off': 'ख़ास ऑफ़र',
      'amount-off': 'हर रात का ऑफ़र',
      'stay-price': 'लंबे ठहराव का ऑफ़र',
      coupon: 'आपका कोड',
    },
    convenienceFee: 'सुविधा शुल्क',
    agreed: 'होटल के साथ तय कीमत',
    total: 'कुल, सभी टैक्स सहित',
    includes: '{tax} शामिल',
    posted: 'बिल में जोड़ा गया',
    paid: 'चुकाया गया',
    paidThere: 'होटल में चुकाया गया',
    dueAtProperty: 'होटल में देय',
    inCash: 'नकद देने पर, पूर्णांकित',
    stillToPay: 'चुकाना बाकी',
    restDue: 'चुकाना बाकी, {date} को देय',
    restDueOrCancelled: 'चुकाना बाकी, {date} को देय; न चुकाने पर बुकिंग रद्द होगी',
  },
};
