import type { Locale } from '@latchkey/booking-core/language';
import type { PushedNews } from './push-news.ts';

interface PushWords extends Readonly<Record<PushedNews, string>> {
  readonly nights: (count: number) => string;
}

/** What lock screens say, without sums or anything that identifies a guest. */
export const pushWords: Readonly<Record<Locale, PushWords>> = {
  en: {
    booked: 'New booking',
    requested: 'Request to answer',
    lapses: 'A request lapses within the hour',
    cancelled: 'Booking cancelled',
    asked: 'A guest asks for something',
    message: 'A guest has written',
    question: 'New question on your site',
    nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  },
  de: {
    booked: 'Neue Buchung',
    requested: 'Anfrage wartet auf Antwort',
    lapses: 'Eine Anfrage verfällt binnen einer Stunde',
    cancelled: 'Buchung storniert',
    asked: 'Ein Gast bittet um etwas',
    message: 'Ein Gast hat geschrieben',
    question: 'Neue Frage auf Ihrer Website',
    nights: (count) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  },
  ar: {
    booked: 'حجز جديد',
    requested: 'طلب حجز ينتظر الرد',
    lapses: 'طلب حجز ينتهي خلال ساعة',
    cancelled: 'أُلغي حجز',
    asked: 'طلب من أحد النزلاء',
    message: 'كتب إليكم أحد النزلاء',
    question: 'سؤال جديد على موقعكم',
    nights: (count) => {
      if (count === 1) return 'ليلة واحدة';
      if (count === 2) return 'ليلتان';
      const rest = count % 100;
      return rest >= 3 && rest <= 10 ? `${count} ليالٍ` : `${count} ليلة`;
    },
  },
  hi: {
    booked: 'नई बुकिंग',
    requested: 'अनुरोध जवाब की प्रतीक्षा में',
    lapses: 'एक अनुरोध घंटे भर में समाप्त हो रहा है',
    cancelled: 'बुकिंग रद्द हुई',
    asked: 'एक गेस्ट ने कुछ माँगा है',
    message: 'एक गेस्ट ने लिखा है',
    question: 'आपकी साइट पर नया सवाल',
    nights: (count) => `${count} रात`,
  },
};
