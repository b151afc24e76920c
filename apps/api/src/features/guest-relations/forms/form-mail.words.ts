import type { Locale, OperationInput } from '@latchkey/api-contract/types';
import type { FormKind } from '../../../database/form-kind.ts';

type Form =
  | 'subscribeNewsletter'
  | 'reportBetterPrice'
  | 'askQuestion'
  | 'enquireCorporate'
  | 'enquireAsHotelier'
  | 'giveFeedback';
type FieldSent = { [F in Form]: keyof OperationInput<F>['body'] }[Form];
/** The fields of forms that are told, and the booking that a review is of. */
export type MailedField = Exclude<FieldSent, 'hotelId' | 'bookingId'> | 'reference';

interface FormMailWords {
  readonly titles: Readonly<Record<Exclude<FormKind, 'itinerary' | 'availability-alert'> | 'left', string>>;
  /** What the fields are called, in the order in which they are told. */
  readonly fields: Readonly<Record<MailedField, string>>;
  readonly unsubscribe: string;
}

/** The words of mails that bring a form to the hotel, in its own language. */
export const formMailWords: Record<Locale, FormMailWords> = {
  en: {
    titles: {
      newsletter: 'A new subscriber to your newsletter',
      'price-match': 'A better price was found elsewhere',
      question: 'A question from your site',
      corporate: 'A company enquires about stays',
      hotelier: 'A hotel wants a booking site',
      feedback: 'A review of a stay',
      left: 'A subscriber has left your newsletter',
    },
    fields: {
      reference: 'Booking reference',
      company: 'Company',
      fullName: 'Name',
      hotelName: 'Hotel',
      place: 'Place',
      rooms: 'Rooms',
      email: 'Email',
      contactNumber: 'Telephone',
      foundAt: 'Seen at',
      price: 'Price there',
      checkIn: 'Arrival',
      checkOut: 'Departure',
      roomNights: 'Room nights',
      rating: 'Rating, of 5',
      question: 'Question',
      message: 'Message',
      text: 'Review',
      language: 'Language',
    },
    unsubscribe: 'Link to unsubscribe',
  },
  de: {
    titles: {
      newsletter: 'Ein neues Abonnement Ihres Newsletters',
      'price-match': 'Anderswo wurde ein besserer Preis gefunden',
      question: 'Eine Frage von Ihrer Website',
      corporate: 'Eine Firma fragt nach Aufenthalten',
      hotelier: 'Ein Hotel möchte eine Buchungsseite',
      feedback: 'Eine Bewertung eines Aufenthalts',
      left: 'Jemand hat Ihren Newsletter abbestellt',
    },
    fields: {
      reference: 'Buchungsnummer',
      company: 'Firma',
      fullName: 'Name',
      hotelName: 'Hotel',
      place: 'Ort',
      rooms: 'Zimmer',
      email: 'E-Mail',
      contactNumber: 'Telefon',
      foundAt: 'Gesehen bei',
      price: 'Preis dort',
      checkIn: 'Anreise',
      checkOut: 'Abreise',
      roomNights: 'Zimmernächte',
      rating: 'Bewertung, von 5',
      question: 'Frage',
      message: 'Nachricht',
      text: 'Text der Bewertung',
      language: 'Sprache',
    },
    unsubscribe: 'Link zum Abbestellen',
  },
  ar: {
    titles: {
      newsletter: 'مشترك جديد في نشرتكم البريدية',
      'price-match': 'وُجد سعر أفضل في مكان آخر',
      question: 'سؤال من موقعكم',
      corporate: 'شركة تستفسر عن الإقامة',
      hotelier: 'فندق يريد موقع حجز',
      feedback: 'تقييم لإقامة',
      left: 'ألغى أحدهم اشتراكه في نشرتكم البريدية',
    },
    fields: {
      reference: 'رقم الحجز',
      company: 'الشركة',
      fullName: 'الاسم',
      hotelName: 'الفندق',
      place: 'المكان',
      rooms: 'الغرف',
      email: 'البريد الإلكتروني',
      contactNumber: 'الهاتف',
      foundAt: 'وُجد في',
      price: 'السعر هناك',
      checkIn: 'الوصول',
      checkOut: 'المغادرة',
      roomNights: 'ليالي الغرف',
      rating: 'التقييم من 5',
      question: 'السؤال',
      message: 'الرسالة',
      text: 'النص',
      language: 'اللغة',
    },
    unsubscribe: 'رابط إلغاء الاشتراك',
  },
  hi: {
    titles: {
      newsletter: 'न्यूज़लेटर का नया पाठक',
      'price-match': 'कहीं और कम कीमत मिली',
      question: 'आपकी साइट से एक सवाल',
      corporate: 'एक कंपनी प्रवास के बारे में पूछती है',
      hotelier: 'एक होटल को बुकिंग साइट चाहिए',
      feedback: 'एक प्रवास पर प्रतिक्रिया',
      left: 'किसी ने न्यूज़लेटर बंद किया',
    },
    fields: {
      reference: 'बुकिंग नंबर',
      company: 'कंपनी',
      fullName: 'नाम',
      hotelName: 'होटल',
      place: 'जगह',
      rooms: 'कमरे',
      email: 'ईमेल',
      contactNumber: 'फ़ोन',
      foundAt: 'कहाँ मिला',
      price: 'वहाँ की कीमत',
      checkIn: 'चेक-इन',
      checkOut: 'चेक-आउट',
      roomNights: 'रूम नाइट (कमरे × रातें)',
      rating: 'रेटिंग, 5 में से',
      question: 'सवाल',
      message: 'संदेश',
      text: 'उन्होंने लिखा',
      language: 'भाषा',
    },
    unsubscribe: 'सदस्यता छोड़ने का लिंक',
  },
};
