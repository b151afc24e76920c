import type { Locale } from '@latchkey/booking-core/language';

/** What is written for a house until its owner writes better: only what is true of every house. */
export interface StartWords {
  readonly lead: string;
  readonly story: string;
  readonly roomDescription: string;
  readonly plan: string;
  readonly picture: string;
  /** What the rules and the policy are called whose texts follow from facts. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly pays: string;
  readonly malaysian: string;
}

/** The words of a house that begins, beside those that follow from its facts. */
export const startWords: Readonly<Record<Locale, StartWords>> = {
  en: {
    lead: 'You see the full price before you book, and we answer your questions ourselves.',
    story: 'We look forward to your stay. If you have any questions before you arrive, please ask us.',
    roomDescription: 'Would you like to know more about this room? Please ask us.',
    plan: 'Room only',
    picture: 'A drawing: photos will follow',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    pays: 'Payment',
    malaysian: 'Everyone in the room is a citizen of Malaysia or holds MyPR.',
  },
  de: {
    lead: 'Sie sehen den Gesamtpreis vor der Buchung, und Ihre Fragen beantworten wir selbst.',
    story: 'Wir freuen uns auf Ihren Besuch. Haben Sie vorher noch Fragen? Schreiben Sie uns.',
    roomDescription: 'Möchten Sie mehr über dieses Zimmer wissen? Fragen Sie uns gern.',
    plan: 'Nur Übernachtung',
    picture: 'Eine Zeichnung: Fotos folgen',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    pays: 'Bezahlung',
    malaysian: 'Alle im Zimmer sind Staatsangehörige Malaysias oder haben MyPR.',
  },
  ar: {
    lead: 'ترى السعر الإجمالي قبل الحجز، ونجيب عن أسئلتك بأنفسنا.',
    story: 'نتطلع إلى إقامتك. إن كانت لديك أسئلة قبل وصولك فراسلنا.',
    roomDescription: 'هل تود معرفة المزيد عن هذه الغرفة؟ اسألنا.',
    plan: 'الغرفة فقط',
    picture: 'رسم توضيحي، والصور قريبًا',
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    pays: 'الدفع',
    malaysian: 'كل من في الغرفة مواطن ماليزي أو يحمل MyPR.',
  },
  hi: {
    lead: 'बुकिंग से पहले आपको पूरी कीमत दिखती है, और आपके सवालों के जवाब हम ख़ुद देते हैं।',
    story: 'हमें आपका इंतज़ार है। आने से पहले कोई सवाल हो तो हमें लिखें।',
    roomDescription: 'इस कमरे के बारे में और जानना है? हमसे पूछें।',
    plan: 'केवल कमरा',
    picture: 'रेखाचित्र: तस्वीरें जल्द आएँगी',
    checkIn: 'चेक-इन',
    checkOut: 'चेक-आउट',
    pays: 'भुगतान',
    malaysian: 'कमरे में हर व्यक्ति मलेशिया का नागरिक है या उसके पास MyPR है।',
  },
};
