import type { GuestWord } from '@latchkey/booking-core/guest-words';
import type { TravellerFact } from '@latchkey/booking-core/validation';
import type { Locale } from '@latchkey/api-contract/types';

/** The words of who comes, when, and to which room. */
export interface StayPartWords {
  readonly title: string;
  readonly reference: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly from: string;
  readonly until: string;
  /** Another time than the hotel's own, which the hotel has accepted. */
  readonly agreed: string;
  readonly nights: string;
  readonly hours: string;
  readonly room: string;
  readonly extra: string;
  readonly guests: string;
  /** What the property reads of travellers beside their names. */
  readonly travellerFacts: Readonly<Record<TravellerFact, string>>;
  readonly party: string;
  readonly childAges: string;
  readonly invoiceTo: string;
  /** Before the mailbox is proved, in place of the company. */
  readonly yourCompany: string;
  readonly arriving: string;
  readonly between: string;
  readonly exemption: string;
  /** Of a room for women, men or grown-ups; the guest has confirmed it by booking. */
  readonly whoSleeps: string;
  readonly guestWords: Readonly<Record<GuestWord, string>>;
  readonly bring: string;
  readonly photoId: string;
}

export const stayWords: Record<Locale, StayPartWords> = {
  en: {
    title: 'Your stay',
    reference: 'Booking reference',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: 'from {time}',
    until: 'by {time}',
    agreed: '{time} (agreed with the hotel)',
    nights: 'Nights',
    hours: 'Hours',
    room: 'Room',
    extra: 'Extra',
    guests: 'Guests',
    travellerFacts: {},
    party: 'Number of guests',
    childAges: 'Children’s ages',
    invoiceTo: 'Invoice to',
    yourCompany: 'your company (its name is on the booking’s page)',
    arriving: 'You arrive',
    between: 'between {from} and {to}',
    exemption: 'Declared, to be shown on arrival',
    whoSleeps: 'Confirmed by booking',
    guestWords: { specialRequests: 'Special requests' },
    bring: 'Please bring',
    photoId: 'A photo ID for each adult.',
  },
  de: {
    title: 'Ihr Aufenthalt',
    reference: 'Buchungsnummer',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    from: 'ab {time}',
    until: 'bis {time}',
    agreed: '{time} (mit dem Hotel vereinbart)',
    nights: 'Nächte',
    hours: 'Stunden',
    room: 'Zimmer',
    extra: 'Extra',
    guests: 'Gäste',
    travellerFacts: {},
    party: 'Personen',
    childAges: 'Alter der Kinder',
    invoiceTo: 'Rechnung an',
    yourCompany: 'Ihre Firma (ihr Name steht auf der Seite der Buchung)',
    arriving: 'Sie kommen an',
    between: 'zwischen {from} und {to}',
    exemption: 'Erklärt, bei der Ankunft nachzuweisen',
    whoSleeps: 'Mit der Buchung bestätigt',
    guestWords: { specialRequests: 'Besondere Wünsche' },
    bring: 'Bitte mitbringen',
    photoId: 'Einen Lichtbildausweis für jeden Erwachsenen.',
  },
  ar: {
    title: 'إقامتك',
    reference: 'رقم الحجز',
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    from: 'من {time}',
    until: 'حتى {time}',
    agreed: '{time} (بالاتفاق مع الفندق)',
    nights: 'الليالي',
    hours: 'الساعات',
    room: 'الغرفة',
    extra: 'خدمة إضافية',
    guests: 'الضيوف',
    travellerFacts: {},
    party: 'عدد الضيوف',
    childAges: 'أعمار الأطفال',
    invoiceTo: 'الفاتورة باسم',
    yourCompany: 'شركتك (اسمها في صفحة الحجز)',
    arriving: 'موعد وصولك',
    between: 'بين {from} و{to}',
    exemption: 'إقرار يُثبَت عند الوصول',
    whoSleeps: 'مؤكَّد عند الحجز',
    guestWords: { specialRequests: 'الطلبات الخاصة' },
    bring: 'يرجى إحضار',
    photoId: 'هوية مصوّرة لكل بالغ.',
  },
  hi: {
    title: 'आपका प्रवास',
    reference: 'बुकिंग नंबर',
    checkIn: 'चेक-इन',
    checkOut: 'चेक-आउट',
    from: '{time} से',
    until: '{time} तक',
    agreed: '{time} (होटल से तय)',
    nights: 'रातें',
    hours: 'घंटे',
    room: 'कमरा',
    extra: 'अतिरिक्त सेवा',
    guests: 'मेहमान',
    travellerFacts: {},
    party: 'मेहमानों की संख्या',
    childAges: 'बच्चों की उम्र',
    invoiceTo: 'इनवॉइस किसके नाम',
    yourCompany: 'आपकी कंपनी (नाम बुकिंग के पेज पर है)',
    arriving: 'पहुँचने का समय',
    between: '{from} और {to} के बीच',
    exemption: 'घोषणा, जिसे पहुँचने पर दिखाना है',
    whoSleeps: 'बुकिंग के साथ पुष्टि की गई',
    guestWords: { specialRequests: 'विशेष अनुरोध' },
    bring: 'कृपया साथ लाएँ',
    photoId: 'हर वयस्क के लिए फ़ोटो पहचान पत्र।',
  },
};
