import type { Locale } from '@latchkey/booking-core/language';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';

/** Texts that follow from facts, in a language. */
interface GeneratedTexts {
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

/** What guests read of the hours, the ways to pay and the guests of a room, until somebody writes it better. */
export const generatedTexts: Readonly<Record<Locale, GeneratedTexts>> = {
  en: {
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
