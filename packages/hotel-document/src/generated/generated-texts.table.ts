import type { Locale } from '@latchkey/booking-core/language';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { GeneratedHeadline } from '../schema/lists.ts';

/** Texts that follow from facts, in a language. */
interface GeneratedTexts {
  /** With `{city}`. */
  readonly headline: Readonly<Record<GeneratedHeadline, string>>;
  /** With `{name}`. */
  readonly description: string;
  /** With `{address}`. */
  readonly directions: string;
  /** With `{time}`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** With `{guests}`. */
  readonly room: string;
  /** A number of guests as it stands in that sentence; `#` is the number. */
  readonly guests: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly payment: {
    readonly online: string;
    readonly atProperty: string;
    /** With `{ways}`, which are joined by “or”. */
    readonly atPropertyBy: string;
    readonly both: string;
    readonly bothBy: string;
    readonly ways: Readonly<Record<WayAtProperty, string>>;
  };
}

/** What guests read of a house, its hours, ways to pay and rooms, until somebody writes it better. */
export const generatedTexts: Readonly<Record<Locale, GeneratedTexts>> = {
  en: {
    headline: {
      hotel: 'Stay in {city}. Book directly with us.',
      hostel: 'Beds and rooms in {city}. Book directly with us.',
      villa: 'A house in {city}, all to yourselves.',
      villas: 'Houses in {city}, each all to yourselves.',
      hours: 'Rooms in {city}, by the night or by the hour.',
    },
    description: 'Choose your dates to see what is available and what it costs. You book directly with {name}.',
    directions: 'You will find us at {address}.',
    checkIn: 'from {time}',
    checkOut: 'until {time}',
    room: 'For up to {guests}.',
    guests: { one: '# guest', other: '# guests' },
    payment: {
      online: 'You pay online.',
      atProperty: 'You pay at the property.',
      atPropertyBy: 'You pay at the property: {ways}.',
      both: 'You pay online or at the property.',
      bothBy: 'You pay online, or at the property {ways}.',
      ways: { cash: 'in cash', 'card-terminal': 'by card', 'bank-transfer': 'by bank transfer' },
    },
  },
  de: {
    headline: {
      hotel: 'Ihr Aufenthalt in {city}, direkt bei uns gebucht.',
      hostel: 'Betten und Zimmer in {city}, direkt bei uns gebucht.',
      villa: 'Ein Haus in {city}, ganz für Sie.',
      villas: 'Häuser in {city}, jedes ganz für Sie.',
      hours: 'Zimmer in {city}, für eine Nacht oder für Stunden.',
    },
    description:
      'Wählen Sie Ihre Reisedaten und sehen Sie, was frei ist und was es kostet. Sie buchen direkt bei {name}.',
    directions: 'Sie finden uns hier: {address}.',
    checkIn: 'ab {time}',
    checkOut: 'bis {time}',
    room: 'Für bis zu {guests}.',
    guests: { one: '# Gast', other: '# Gäste' },
    payment: {
      online: 'Sie zahlen online.',
      atProperty: 'Sie zahlen in der Unterkunft.',
      atPropertyBy: 'Sie zahlen in der Unterkunft: {ways}.',
      both: 'Sie zahlen online oder in der Unterkunft.',
      bothBy: 'Sie zahlen online oder in der Unterkunft, dort {ways}.',
      ways: { cash: 'bar', 'card-terminal': 'mit Karte', 'bank-transfer': 'per Überweisung' },
    },
  },
  ar: {
    headline: {
      hotel: 'إقامتك في {city}، احجزها معنا مباشرة.',
      hostel: 'أسرّة وغرف في {city}، احجزها معنا مباشرة.',
      villa: 'بيت في {city} لكم وحدكم.',
      villas: 'بيوت في {city}، كل منها لكم وحدكم.',
      hours: 'غرف في {city}، بالليلة أو بالساعة.',
    },
    description: 'اختر تواريخك لترى المتاح وسعره. تحجز مباشرة لدى {name}.',
    directions: 'تجدنا في {address}.',
    checkIn: 'من الساعة {time}',
    checkOut: 'حتى الساعة {time}',
    room: 'تتّسع حتى {guests}.',
    guests: { one: 'ضيف واحد', two: 'ضيفين', few: '# ضيوف', many: '# ضيفًا', other: '# ضيف' },
    payment: {
      online: 'تدفع عبر الإنترنت.',
      atProperty: 'تدفع في مكان الإقامة.',
      atPropertyBy: 'تدفع في مكان الإقامة: {ways}.',
      both: 'تدفع عبر الإنترنت أو في مكان الإقامة.',
      bothBy: 'تدفع عبر الإنترنت، أو في مكان الإقامة {ways}.',
      ways: { cash: 'نقدًا', 'card-terminal': 'ببطاقة', 'bank-transfer': 'بتحويل مصرفي' },
    },
  },
  hi: {
    headline: {
      hotel: '{city} में ठहरें, सीधे हमसे बुक करें।',
      hostel: '{city} में बेड और कमरे, सीधे हमसे बुक करें।',
      villa: '{city} में एक घर, पूरा आपके लिए।',
      villas: '{city} में घर, हर घर पूरा आपके लिए।',
      hours: '{city} में कमरे, रात या घंटों के हिसाब से।',
    },
    description: 'तारीख़ें चुनकर देखें कि क्या उपलब्ध है और कितने का है। बुकिंग सीधे {name} में होती है।',
    directions: 'हमारा पता: {address}।',
    checkIn: '{time} से',
    checkOut: '{time} तक',
    room: '{guests} तक के लिए।',
    guests: { one: '# मेहमान', other: '# मेहमानों' },
    payment: {
      online: 'आप ऑनलाइन भुगतान करते हैं।',
      atProperty: 'आप वहीं पहुँचकर भुगतान करते हैं।',
      atPropertyBy: 'आप वहीं पहुँचकर भुगतान करते हैं: {ways}।',
      both: 'आप ऑनलाइन या वहीं पहुँचकर भुगतान करते हैं।',
      bothBy: 'आप ऑनलाइन भुगतान करते हैं, या वहीं पहुँचकर {ways}।',
      ways: { cash: 'नकद', 'card-terminal': 'कार्ड से', 'bank-transfer': 'बैंक ट्रांसफ़र से' },
    },
  },
};
