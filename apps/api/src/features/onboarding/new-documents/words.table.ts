import type { Locale } from '@latchkey/booking-core/language';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';

type Kind = NonNullable<StartAnswers['house']>['kind'];

/** What is written for a house until its owner writes better: only what is true of every house. */
export interface StartWords {
  /** With `{city}`. */
  readonly headline: Readonly<Record<Kind | 'villas', string>>;
  readonly lead: string;
  readonly description: string;
  readonly story: string;
  readonly directions: string;
  readonly roomDescription: string;
  readonly plan: string;
  readonly picture: string;
  /** What the rules and the policy are called whose texts follow from facts. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly pays: string;
  readonly malaysian: string;
}

/** The words of a house that begins; `{city}`, `{name}` and `{address}` are filled in. */
export const startWords: Readonly<Record<Locale, StartWords>> = {
  en: {
    headline: {
      hotel: 'Stay in {city}. Book directly with us.',
      hostel: 'Beds and rooms in {city}. Book directly with us.',
      villa: 'A house in {city}, all to yourselves.',
      villas: 'Houses in {city}, each all to yourselves.',
      hours: 'Rooms in {city}, by the night or by the hour.',
    },
    lead: 'You see the full price before you book, and we answer your questions ourselves.',
    description: 'Choose your dates to see what is available and what it costs. You book directly with {name}.',
    story: 'We look forward to your stay. If you have any questions before you arrive, please ask us.',
    directions: 'You will find us at {address}.',
    roomDescription: 'Would you like to know more about this room? Please ask us.',
    plan: 'Room only',
    picture: 'A drawing: photos will follow',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    pays: 'Payment',
    malaysian: 'Everyone in the room is a citizen of Malaysia or holds MyPR.',
  },
  de: {
    headline: {
      hotel: 'Ihr Aufenthalt in {city}, direkt bei uns gebucht.',
      hostel: 'Betten und Zimmer in {city}, direkt bei uns gebucht.',
      villa: 'Ein Haus in {city}, ganz für Sie.',
      villas: 'Häuser in {city}, jedes ganz für Sie.',
      hours: 'Zimmer in {city}, für eine Nacht oder für Stunden.',
    },
    lead: 'Sie sehen den Gesamtpreis vor der Buchung, und Ihre Fragen beantworten wir selbst.',
    description:
      'Wählen Sie Ihre Reisedaten und sehen Sie, was frei ist und was es kostet. Sie buchen direkt bei {name}.',
    story: 'Wir freuen uns auf Ihren Besuch. Haben Sie vorher noch Fragen? Schreiben Sie uns.',
    directions: 'Sie finden uns hier: {address}.',
    roomDescription: 'Möchten Sie mehr über dieses Zimmer wissen? Fragen Sie uns gern.',
    plan: 'Nur Übernachtung',
    picture: 'Eine Zeichnung: Fotos folgen',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    pays: 'Bezahlung',
    malaysian: 'Alle im Zimmer sind Staatsangehörige Malaysias oder haben MyPR.',
  },
  ar: {
    headline: {
      hotel: 'إقامتك في {city}، احجزها معنا مباشرة.',
      hostel: 'أسرّة وغرف في {city}، احجزها معنا مباشرة.',
      villa: 'بيت في {city} لكم وحدكم.',
      villas: 'بيوت في {city}، كل منها لكم وحدكم.',
      hours: 'غرف في {city}، بالليلة أو بالساعة.',
    },
    lead: 'ترى السعر الإجمالي قبل الحجز، ونجيب عن أسئلتك بأنفسنا.',
    description: 'اختر تواريخك لترى المتاح وسعره. تحجز مباشرة لدى {name}.',
    story: 'نتطلع إلى إقامتك. إن كانت لديك أسئلة قبل وصولك فراسلنا.',
    directions: 'تجدنا في {address}.',
    roomDescription: 'هل تود معرفة المزيد عن هذه الغرفة؟ اسألنا.',
    plan: 'الغرفة فقط',
    picture: 'رسم توضيحي، والصور قريبًا',
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    pays: 'الدفع',
    malaysian: 'كل من في الغرفة مواطن ماليزي أو يحمل MyPR.',
  },
  hi: {
    headline: {
      hotel: '{city} में ठहरें, सीधे हमसे बुक करें।',
      hostel: '{city} में बेड और कमरे, सीधे हमसे बुक करें।',
      villa: '{city} में एक घर, पूरा आपके लिए।',
      villas: '{city} में घर, हर घर पूरा आपके लिए।',
      hours: '{city} में कमरे, रात या घंटों के हिसाब से।',
    },
    lead: 'बुकिंग से पहले आपको पूरी कीमत दिखती है, और आपके सवालों के जवाब हम ख़ुद देते हैं।',
    description: 'तारीख़ें चुनकर देखें कि क्या उपलब्ध है और कितने का है। बुकिंग सीधे {name} में होती है।',
    story: 'हमें आपका इंतज़ार है। आने से पहले कोई सवाल हो तो हमें लिखें।',
    directions: 'हमारा पता: {address}।',
    roomDescription: 'इस कमरे के बारे में और जानना है? हमसे पूछें।',
    plan: 'केवल कमरा',
    picture: 'रेखाचित्र: तस्वीरें जल्द आएँगी',
    checkIn: 'चेक-इन',
    checkOut: 'चेक-आउट',
    pays: 'भुगतान',
    malaysian: 'कमरे में हर व्यक्ति मलेशिया का नागरिक है या उसके पास MyPR है।',
  },
};
