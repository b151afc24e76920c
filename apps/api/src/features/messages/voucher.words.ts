import type { Locale } from '@latchkey/api-contract/types';

/** Every word of a voucher; `{…}` are filled in. */
export interface VoucherWords {
  readonly subject: string;
  readonly greeting: string;
  readonly confirmed: string;
  readonly reference: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly from: string;
  readonly until: string;
  readonly hours: string;
  readonly room: string;
  readonly extra: string;
  readonly guests: string;
  readonly invoiceTo: string;
  readonly total: string;
  readonly taxesIncluded: string;
  readonly paid: string;
  readonly dueAtProperty: string;
  readonly address: string;
  readonly phone: string;
  readonly seeBooking: string;
  readonly closing: string;
  readonly sms: string;
}

export const voucherWords: Record<Locale, VoucherWords> = {
  en: {
    subject: 'Your stay at {hotel} is confirmed ({reference})',
    greeting: 'Dear {guest},',
    confirmed: 'your booking at {hotel} is confirmed. Show this at the desk; there is nothing else to print.',
    reference: 'Booking',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: 'from {time}',
    until: 'by {time}',
    hours: 'Hours',
    room: 'Room',
    extra: 'Extra',
    guests: 'Guests',
    invoiceTo: 'Invoice to',
    total: 'Total',
    taxesIncluded: 'all taxes included',
    paid: 'Paid',
    dueAtProperty: 'Due at the property',
    address: 'Address',
    phone: 'Phone',
    seeBooking: 'See your booking',
    closing: 'We look forward to having you.',
    sms: '{hotel}: booking {reference} is confirmed, {dates}. {url}',
  },
  de: {
    subject: 'Ihr Aufenthalt im {hotel} ist bestätigt ({reference})',
    greeting: 'Guten Tag {guest},',
    confirmed:
      'Ihre Buchung im {hotel} ist bestätigt. Zeigen Sie dies am Empfang; mehr brauchen Sie nicht auszudrucken.',
    reference: 'Buchung',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    from: 'ab {time}',
    until: 'bis {time}',
    hours: 'Stunden',
    room: 'Zimmer',
    extra: 'Extra',
    guests: 'Gäste',
    invoiceTo: 'Rechnung an',
    total: 'Gesamtpreis',
    taxesIncluded: 'alle Steuern enthalten',
    paid: 'Bezahlt',
    dueAtProperty: 'Vor Ort zu zahlen',
    address: 'Adresse',
    phone: 'Telefon',
    seeBooking: 'Buchung ansehen',
    closing: 'Wir freuen uns auf Sie.',
    sms: '{hotel}: Buchung {reference} ist bestätigt, {dates}: {url}',
  },
  ar: {
    subject: 'تم تأكيد إقامتك في {hotel} ({reference})',
    greeting: 'عزيزنا {guest}،',
    confirmed: 'تم تأكيد حجزك في {hotel}. أبرز هذه الرسالة في الاستقبال، ولا حاجة إلى طباعة شيء آخر.',
    reference: 'رقم الحجز',
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    from: 'من {time}',
    until: 'حتى {time}',
    hours: 'الساعات',
    room: 'الغرفة',
    extra: 'إضافة',
    guests: 'الضيوف',
    invoiceTo: 'فاتورة إلى',
    total: 'الإجمالي',
    taxesIncluded: 'شامل جميع الضرائب',
    paid: 'المدفوع',
    dueAtProperty: 'المستحق في الفندق',
    address: 'العنوان',
    phone: 'الهاتف',
    seeBooking: 'عرض الحجز',
    closing: 'يسعدنا استقبالك.',
    sms: '{hotel}: تم تأكيد الحجز {reference}، {dates}. {url}',
  },
  hi: {
    subject: '{hotel} में आपका ठहरना पक्का है ({reference})',
    greeting: 'प्रिय {guest},',
    confirmed: '{hotel} में आपकी बुकिंग पक्की हो गई है। रिसेप्शन पर यही दिखाएँ; और कुछ छापने की ज़रूरत नहीं।',
    reference: 'बुकिंग',
    checkIn: 'चेक-इन',
    checkOut: 'चेक-आउट',
    from: '{time} से',
    until: '{time} तक',
    hours: 'घंटे',
    room: 'कमरा',
    extra: 'अतिरिक्त',
    guests: 'मेहमान',
    invoiceTo: 'बिल किसके नाम',
    total: 'कुल',
    taxesIncluded: 'सभी कर शामिल',
    paid: 'भुगतान हुआ',
    dueAtProperty: 'होटल में देय',
    address: 'पता',
    phone: 'फ़ोन',
    seeBooking: 'अपनी बुकिंग देखें',
    closing: 'आपका इंतज़ार रहेगा।',
    sms: '{hotel}: बुकिंग {reference} पक्की है, {dates}। {url}',
  },
};

/** Fills the `{…}` of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
