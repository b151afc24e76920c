import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import type { Locale } from '@latchkey/api-contract/types';
import type { PropertyNotification } from '../outbox/property-notifications.ts';

interface PropertyWords {
  /** The first words of the mail. */
  readonly titles: Readonly<Record<PropertyNotification, string>>;
  readonly state: string;
  readonly states: Readonly<Record<BookingStatus, string>>;
  readonly answerBy: string;
  readonly arrival: string;
  readonly departure: string;
  readonly withNote: string;
  readonly button: string;
  readonly private: string;
}

/** The words of mails to a property, in its own language. */
export const propertyWords: Record<Locale, PropertyWords> = {
  en: {
    titles: {
      requested: 'A request waits for your answer',
      confirmed: 'A booking is confirmed',
      confirmed_late: 'A booking is confirmed',
      cancelled: 'A booking is cancelled',
      modified: 'A booking is changed',
      request_made: 'A guest asks for something',
      price_accepted: 'A guest has accepted your price',
      price_refused: 'A guest has refused your price',
      refund_at_gateway: 'Money was given back at the payment company',
      refund_failed: 'A refund has failed',
      refund_given_up: 'A refund cannot be made: the guest is owed it',
      dispute_opened: 'A guest disputes a payment',
      dispute_won: 'A dispute is decided for you',
      dispute_lost: 'A dispute is decided for the guest',
      dispute_closed: 'A dispute is closed',
    },
    state: 'State',
    states: {
      requested: 'waits for your answer',
      price_revised: 'your price waits for the guest',
      payment_pending: 'waits for its payment',
      confirmed: 'confirmed',
      rejected: 'rejected',
      cancelled: 'cancelled',
      expired: 'expired',
      no_show: 'no-show',
    },
    answerBy: 'Answer by',
    arrival: 'Early arrival',
    departure: 'Late departure',
    withNote: '{time}, with a note',
    button: 'The booking’s page',
    private: 'Names, numbers and notes stand where you sign in with your key, not in this mail.',
  },
  de: {
    titles: {
      requested: 'Eine Anfrage wartet auf Ihre Antwort',
      confirmed: 'Eine Buchung ist bestätigt',
      confirmed_late: 'Eine Buchung ist bestätigt',
      cancelled: 'Eine Buchung ist storniert',
      modified: 'Eine Buchung ist geändert',
      request_made: 'Ein Gast hat einen Wunsch',
      price_accepted: 'Ein Gast hat Ihren Preis angenommen',
      price_refused: 'Ein Gast hat Ihren Preis abgelehnt',
      refund_at_gateway: 'Beim Zahlungsdienst wurde Geld zurückgegeben',
      refund_failed: 'Eine Erstattung ist fehlgeschlagen',
      refund_given_up: 'Eine Erstattung ist nicht möglich: Sie schulden sie dem Gast',
      dispute_opened: 'Ein Gast ficht eine Zahlung an',
      dispute_won: 'Eine Anfechtung ist für Sie entschieden',
      dispute_lost: 'Eine Anfechtung ist für den Gast entschieden',
      dispute_closed: 'Eine Anfechtung ist geschlossen',
    },
    state: 'Stand',
    states: {
      requested: 'wartet auf Ihre Antwort',
      price_revised: 'Ihr Preis liegt beim Gast',
      payment_pending: 'wartet auf die Zahlung',
      confirmed: 'bestätigt',
      rejected: 'abgelehnt',
      cancelled: 'storniert',
      expired: 'abgelaufen',
      no_show: 'nicht angereist',
    },
    answerBy: 'Antwort bis',
    arrival: 'Frühe Anreise',
    departure: 'Späte Abreise',
    withNote: '{time}, mit einer Notiz',
    button: 'Seite der Buchung',
    private: 'Namen, Nummern und Notizen stehen dort, wo Sie sich mit Ihrem Schlüssel anmelden, nicht in dieser Mail.',
  },
  ar: {
    titles: {
      requested: 'طلب ينتظر ردكم',
      confirmed: 'تم تأكيد حجز',
      confirmed_late: 'تم تأكيد حجز',
      cancelled: 'تم إلغاء حجز',
      modified: 'تم تعديل حجز',
      request_made: 'لدى أحد الضيوف طلب',
      price_accepted: 'قبل الضيف سعركم',
      price_refused: 'رفض الضيف سعركم',
      refund_at_gateway: 'أُعيد مبلغ عبر شركة الدفع',
      refund_failed: 'تعذّر رد مبلغ',
      refund_given_up: 'لا يمكن رد المبلغ: هو مستحق عليكم للضيف',
      dispute_opened: 'اعترض ضيف على دفعة',
      dispute_won: 'صدر قرار الاعتراض لصالحكم',
      dispute_lost: 'صدر قرار الاعتراض لصالح الضيف',
      dispute_closed: 'أُغلق الاعتراض',
    },
    state: 'الحالة',
    states: {
      requested: 'ينتظر ردكم',
      price_revised: 'سعركم ينتظر رد الضيف',
      payment_pending: 'ينتظر الدفع',
      confirmed: 'مؤكد',
      rejected: 'مرفوض',
      cancelled: 'ملغى',
      expired: 'انتهت مهلته',
      no_show: 'لم يحضر',
    },
    answerBy: 'الرد قبل',
    arrival: 'وصول مبكر',
    departure: 'مغادرة متأخرة',
    withNote: '{time}، مع ملاحظة',
    button: 'صفحة الحجز',
    private: 'الأسماء والأرقام والملاحظات تجدونها بعد تسجيل الدخول بمفتاحكم، لا في هذه الرسالة.',
  },
  hi: {
    titles: {
      requested: 'एक अनुरोध पर आपका जवाब बाकी है',
      confirmed: 'एक बुकिंग पक्की हुई',
      confirmed_late: 'एक बुकिंग पक्की हुई',
      cancelled: 'एक बुकिंग रद्द हुई',
      modified: 'एक बुकिंग बदली गई',
      request_made: 'एक मेहमान का अनुरोध है',
      price_accepted: 'मेहमान ने आपकी कीमत स्वीकार की',
      price_refused: 'मेहमान ने आपकी कीमत अस्वीकार की',
      refund_at_gateway: 'भुगतान कंपनी में पैसे लौटाए गए',
      refund_failed: 'एक रिफ़ंड विफल हुआ',
      refund_given_up: 'रिफ़ंड नहीं हो सकता: रकम आपको मेहमान को देनी है',
      dispute_opened: 'मेहमान ने भुगतान पर विवाद उठाया',
      dispute_won: 'विवाद का फ़ैसला आपके पक्ष में हुआ',
      dispute_lost: 'विवाद का फ़ैसला मेहमान के पक्ष में हुआ',
      dispute_closed: 'एक विवाद बंद हुआ',
    },
    state: 'स्थिति',
    states: {
      requested: 'आपका जवाब बाकी है',
      price_revised: 'आपकी कीमत पर मेहमान का जवाब बाकी है',
      payment_pending: 'भुगतान बाकी है',
      confirmed: 'पक्की',
      rejected: 'अस्वीकृत',
      cancelled: 'रद्द',
      expired: 'समय समाप्त',
      no_show: 'मेहमान नहीं आए',
    },
    answerBy: 'कब तक जवाब दें',
    arrival: 'जल्दी आगमन',
    departure: 'देर से प्रस्थान',
    withNote: '{time}, टिप्पणी सहित',
    button: 'बुकिंग का पेज',
    private: 'नाम, नंबर और टिप्पणियाँ वहाँ हैं जहाँ आप अपनी कुंजी से साइन इन करते हैं, इस ईमेल में नहीं।',
  },
};
