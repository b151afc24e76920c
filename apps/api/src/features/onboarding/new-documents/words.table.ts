import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { Locale } from '@latchkey/booking-core/language';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';

type Kind = NonNullable<StartAnswers['house']>['kind'];
type Policy = NonNullable<StartAnswers['terms']>['policy'];

/** What is written for a house until its owner writes better: only what is true of every house. */
export interface StartWords {
  /** With `{city}`. */
  readonly headline: Readonly<Record<Kind, string>>;
  readonly lead: string;
  readonly description: string;
  readonly story: string;
  readonly directions: string;
  readonly roomSentence: string;
  readonly roomDescription: string;
  readonly plan: string;
  readonly picture: string;
  readonly checkIn: { readonly name: string; readonly text: string };
  readonly checkOut: { readonly name: string; readonly text: string };
  readonly policy: Readonly<Record<Policy, { readonly name: string; readonly text: string }>>;
  readonly pays: { readonly name: string; readonly text: string };
  /** With `{ways}`, which are joined by “or”. */
  readonly paysBy: string;
  readonly ways: Readonly<Record<WayAtProperty, string>>;
  readonly malaysian: string;
}

/** The words of a house that begins; `{city}`, `{name}`, `{address}`, `{guests}` and `{time}` are filled in. */
export const startWords: Readonly<Record<Locale, StartWords>> = {
  en: {
    headline: {
      hotel: 'A house in {city}, booked with the house.',
      hostel: 'Beds and rooms in {city}, booked with the house.',
      villa: 'A house in {city}, let whole.',
      hours: 'Rooms in {city}, by the night and by the hour.',
    },
    lead: 'Every price here is the whole price, and who answers you is the house itself.',
    description:
      'Choose your dates to see what is free and what it costs. You book with {name}, without anybody between.',
    story: 'We look forward to your stay. Whatever you would like to know before it, ask us.',
    directions: 'You find us at {address}.',
    roomSentence: 'For up to {guests}.',
    roomDescription: 'If you would like to know more of it, ask us.',
    plan: 'Room only',
    picture: 'A drawing in place of a picture that is still to be taken',
    checkIn: { name: 'Check-in', text: 'from {time}' },
    checkOut: { name: 'Check-out', text: 'until {time}' },
    policy: {
      flexible: { name: 'Cancelling', text: 'Free until 1 day before check-in. After that we keep the whole price.' },
      moderate: {
        name: 'Cancelling',
        text: 'Free until 5 days before check-in. From then until 1 day before it we keep half, and after that the whole price.',
      },
      strict: {
        name: 'Cancelling',
        text: 'Free until 14 days before check-in. From then until 7 days before it we keep half, and after that the whole price.',
      },
    },
    pays: { name: 'Paying', text: 'You pay at the house.' },
    paysBy: 'You pay at the house: {ways}.',
    ways: { cash: 'in cash', 'card-terminal': 'by card', 'bank-transfer': 'by bank transfer' },
    malaysian: 'Everybody in the room is a citizen of Malaysia or holds MyPR.',
  },
  de: {
    headline: {
      hotel: 'Ein Haus in {city}, direkt gebucht.',
      hostel: 'Betten und Zimmer in {city}, direkt gebucht.',
      villa: 'Ein Haus in {city}, im Ganzen vermietet.',
      hours: 'Zimmer in {city}, für die Nacht und für Stunden.',
    },
    lead: 'Jeder Preis hier ist der ganze Preis, und wer Ihnen antwortet, ist das Haus selbst.',
    description:
      'Wählen Sie Ihre Daten, um zu sehen, was frei ist und was es kostet. Sie buchen bei {name}, ohne jemanden dazwischen.',
    story: 'Wir freuen uns auf Ihren Aufenthalt. Was auch immer Sie vorher wissen möchten: Fragen Sie uns.',
    directions: 'Sie finden uns hier: {address}.',
    roomSentence: 'Für bis zu {guests}.',
    roomDescription: 'Wenn Sie mehr darüber wissen möchten, fragen Sie uns.',
    plan: 'Nur Übernachtung',
    picture: 'Eine Zeichnung anstelle eines Bildes, das noch gemacht wird',
    checkIn: { name: 'Anreise', text: 'ab {time}' },
    checkOut: { name: 'Abreise', text: 'bis {time}' },
    policy: {
      flexible: {
        name: 'Stornieren',
        text: 'Kostenlos bis 1 Tag vor der Anreise. Danach behalten wir den ganzen Preis.',
      },
      moderate: {
        name: 'Stornieren',
        text: 'Kostenlos bis 5 Tage vor der Anreise. Von da an bis 1 Tag davor behalten wir die Hälfte, danach den ganzen Preis.',
      },
      strict: {
        name: 'Stornieren',
        text: 'Kostenlos bis 14 Tage vor der Anreise. Von da an bis 7 Tage davor behalten wir die Hälfte, danach den ganzen Preis.',
      },
    },
    pays: { name: 'Bezahlen', text: 'Sie zahlen im Haus.' },
    paysBy: 'Sie zahlen im Haus: {ways}.',
    ways: { cash: 'bar', 'card-terminal': 'mit Karte', 'bank-transfer': 'per Überweisung' },
    malaysian: 'Alle im Zimmer sind Staatsangehörige Malaysias oder haben MyPR.',
  },
  ar: {
    headline: {
      hotel: 'بيت ضيافة في {city}، تحجزه مباشرة.',
      hostel: 'أسرّة وغرف في {city}، تحجزها مباشرة.',
      villa: 'بيت في {city} يُؤجَّر كاملًا.',
      hours: 'غرف في {city}، بالليلة وبالساعة.',
    },
    lead: 'كل سعر هنا هو السعر الكامل، ومن يجيبك هو البيت نفسه.',
    description: 'اختر تواريخك لترى المتاح وثمنه. أنت تحجز لدى {name} مباشرة بلا وسيط.',
    story: 'نتطلّع إلى إقامتك. اسألنا عن كل ما تودّ معرفته قبلها.',
    directions: 'تجدنا في {address}.',
    roomSentence: 'تتّسع حتى {guests}.',
    roomDescription: 'إن أردت معرفة المزيد عنها فاسألنا.',
    plan: 'الغرفة فقط',
    picture: 'رسم مكان صورة لم تُلتقط بعد',
    checkIn: { name: 'الوصول', text: 'من الساعة {time}' },
    checkOut: { name: 'المغادرة', text: 'حتى الساعة {time}' },
    policy: {
      flexible: { name: 'الإلغاء', text: 'مجانًا حتى يوم واحد قبل الوصول. بعد ذلك نحتفظ بكامل السعر.' },
      moderate: {
        name: 'الإلغاء',
        text: 'مجانًا حتى 5 أيام قبل الوصول. ومن ثم حتى يوم واحد قبله نحتفظ بالنصف، وبعد ذلك بكامل السعر.',
      },
      strict: {
        name: 'الإلغاء',
        text: 'مجانًا حتى 14 يومًا قبل الوصول. ومن ثم حتى 7 أيام قبله نحتفظ بالنصف، وبعد ذلك بكامل السعر.',
      },
    },
    pays: { name: 'الدفع', text: 'تدفع عند الوصول إلى البيت.' },
    paysBy: 'تدفع عند الوصول إلى البيت: {ways}.',
    ways: { cash: 'نقدًا', 'card-terminal': 'ببطاقة', 'bank-transfer': 'بتحويل مصرفي' },
    malaysian: 'كل من في الغرفة مواطن ماليزي أو يحمل MyPR.',
  },
  hi: {
    headline: {
      hotel: '{city} में एक घर, जिसे आप सीधे बुक करते हैं।',
      hostel: '{city} में बिस्तर और कमरे, जिन्हें आप सीधे बुक करते हैं।',
      villa: '{city} में एक घर, जो पूरा किराए पर मिलता है।',
      hours: '{city} में कमरे, रात के लिए और घंटों के लिए।',
    },
    lead: 'यहाँ हर कीमत पूरी कीमत है, और आपको जवाब घर ख़ुद देता है।',
    description: 'तारीख़ें चुनें और देखें कि क्या ख़ाली है और कितने का है। आप {name} में सीधे बुक करते हैं, बीच में कोई नहीं।',
    story: 'हमें आपके ठहरने का इंतज़ार है। उससे पहले जो भी जानना चाहें, हमसे पूछें।',
    directions: 'हमारा पता: {address}।',
    roomSentence: '{guests} तक के लिए।',
    roomDescription: 'इसके बारे में और जानना चाहें तो हमसे पूछें।',
    plan: 'केवल कमरा',
    picture: 'तस्वीर की जगह एक रेखाचित्र, तस्वीर अभी ली जानी है',
    checkIn: { name: 'चेक-इन', text: '{time} से' },
    checkOut: { name: 'चेक-आउट', text: '{time} तक' },
    policy: {
      flexible: { name: 'रद्द करना', text: 'चेक-इन से 1 दिन पहले तक मुफ़्त। उसके बाद हम पूरी कीमत रखते हैं।' },
      moderate: {
        name: 'रद्द करना',
        text: 'चेक-इन से 5 दिन पहले तक मुफ़्त। तब से 1 दिन पहले तक हम आधी कीमत रखते हैं, और उसके बाद पूरी।',
      },
      strict: {
        name: 'रद्द करना',
        text: 'चेक-इन से 14 दिन पहले तक मुफ़्त। तब से 7 दिन पहले तक हम आधी कीमत रखते हैं, और उसके बाद पूरी।',
      },
    },
    pays: { name: 'भुगतान', text: 'आप घर पर भुगतान करते हैं।' },
    paysBy: 'आप घर पर भुगतान करते हैं: {ways}।',
    ways: { cash: 'नकद', 'card-terminal': 'कार्ड से', 'bank-transfer': 'बैंक ट्रांसफ़र से' },
    malaysian: 'कमरे में हर व्यक्ति मलेशिया का नागरिक है या उसके पास MyPR है।',
  },
};
