import type { Locale } from '@latchkey/api-contract/types';

/** The words around a confirmed stay; `{…}` are filled in. */
export interface VoucherWords {
  readonly subject: string;
  readonly changedSubject: string;
  readonly greeting: string;
  readonly confirmed: string;
  readonly changed: string;
  readonly codeLabel: string;
  readonly codeHint: string;
  readonly seeBooking: string;
  readonly change: string;
  readonly cancel: string;
  readonly closing: string;
  readonly sms: string;
  /** The SMS where it has room for less; what it is about is in every one. */
  readonly shortSms: string;
}

export const voucherWords: Record<Locale, VoucherWords> = {
  en: {
    subject: 'Your stay at {hotel} is confirmed ({reference})',
    changedSubject: 'Your stay at {hotel} has been changed ({reference})',
    greeting: 'Dear {guest},',
    confirmed: 'Your booking at {hotel} is confirmed. Show this email at reception; there is nothing to print.',
    changed:
      'Your booking at {hotel} has been changed; the details below are confirmed. This replaces our earlier email.',
    codeLabel: 'Check-in code',
    codeHint: 'Show it at reception.',
    seeBooking: 'See your booking',
    change: 'Change dates or guests',
    cancel: 'Cancel the booking',
    closing: 'We look forward to welcoming you.',
    sms: '{hotel}: booking {reference} is confirmed, {dates}. {url}',
    shortSms: '{hotel}: {reference} confirmed, {dates}. {url}',
  },
  de: {
    subject: '{hotel}: Ihr Aufenthalt ist bestätigt ({reference})',
    changedSubject: '{hotel}: Ihr Aufenthalt ist geändert ({reference})',
    greeting: 'Guten Tag {guest},',
    confirmed:
      'Ihre Buchung bei {hotel} ist bestätigt. Zeigen Sie diese E-Mail an der Rezeption; auszudrucken brauchen Sie nichts.',
    changed:
      'Ihre Buchung bei {hotel} ist geändert; was hier steht, ist bestätigt. Diese E-Mail ersetzt unsere frühere.',
    codeLabel: 'Check-in-Code',
    codeHint: 'Zeigen Sie ihn an der Rezeption.',
    seeBooking: 'Buchung ansehen',
    change: 'Zeitraum oder Gäste ändern',
    cancel: 'Buchung stornieren',
    closing: 'Wir freuen uns auf Sie.',
    sms: '{hotel}: Buchung {reference} bestätigt, {dates}: {url}',
    shortSms: '{hotel}: {reference} bestätigt, {dates}: {url}',
  },
  ar: {
    subject: 'تم تأكيد إقامتك في {hotel} ({reference})',
    changedSubject: 'تم تعديل إقامتك في {hotel} ({reference})',
    greeting: 'مرحبًا {guest}،',
    confirmed: 'تم تأكيد حجزك في {hotel}. أبرز هذه الرسالة في الاستقبال، ولا حاجة إلى طباعة شيء.',
    changed: 'تم تعديل حجزك في {hotel} وتأكيده كما هو مبين هنا. هذه الرسالة تحل محل رسالتنا السابقة.',
    codeLabel: 'رمز تسجيل الوصول',
    codeHint: 'أبرزه في الاستقبال.',
    seeBooking: 'عرض الحجز',
    change: 'تغيير التواريخ أو الضيوف',
    cancel: 'إلغاء الحجز',
    closing: 'يسعدنا استقبالك.',
    sms: '{hotel}: تم تأكيد الحجز {reference}، {dates}. {url}',
    shortSms: '{hotel}: حجزك مؤكد، {dates}، {reference} {url}',
  },
  hi: {
    subject: '{hotel} में आपकी बुकिंग पक्की हो गई ({reference})',
    changedSubject: '{hotel} में आपकी बुकिंग बदल गई है ({reference})',
    greeting: 'नमस्ते {guest},',
    confirmed: '{hotel} में आपकी बुकिंग पक्की हो गई है। रिसेप्शन पर यही ईमेल दिखाएँ; प्रिंट करने की ज़रूरत नहीं।',
    changed: '{hotel} में आपकी बुकिंग बदल गई है और जैसी यहाँ लिखी है वैसी पक्की है। यह ईमेल हमारे पिछले ईमेल की जगह लेता है।',
    codeLabel: 'चेक-इन कोड',
    codeHint: 'इसे रिसेप्शन पर दिखाएँ।',
    seeBooking: 'अपनी बुकिंग देखें',
    change: 'तारीखें या मेहमान बदलें',
    cancel: 'बुकिंग रद्द करें',
    closing: 'हमें आपका इंतज़ार रहेगा।',
    sms: '{hotel}: बुकिंग {reference} पक्की है, {dates}। {url}',
    shortSms: '{hotel}: बुकिंग पक्की, {dates}, {reference} {url}',
  },
};
