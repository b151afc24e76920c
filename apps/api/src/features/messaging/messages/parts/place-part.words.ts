import type { Locale } from '@latchkey/api-contract/types';

/** The words of where the hotel is and how to reach it. */
export interface PlaceWords {
  readonly title: string;
  /** The title where only telephone and mail are told. */
  readonly contact: string;
  readonly address: string;
  readonly map: string;
  readonly openMap: string;
  readonly directions: string;
  readonly phone: string;
  readonly email: string;
}

export const placeWords: Record<Locale, PlaceWords> = {
  en: {
    title: 'Finding us',
    contact: 'Ask us',
    address: 'Address',
    map: 'Map',
    openMap: 'Open in maps',
    directions: 'How to get here',
    phone: 'Phone',
    email: 'Email',
  },
  de: {
    title: 'So finden Sie uns',
    contact: 'Fragen Sie uns',
    address: 'Adresse',
    map: 'Karte',
    openMap: 'In Karten öffnen',
    directions: 'Anfahrt',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  ar: {
    title: 'كيف تصل إلينا',
    contact: 'اسألنا',
    address: 'العنوان',
    map: 'الخريطة',
    openMap: 'افتح في الخرائط',
    directions: 'طريق الوصول',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
  },
  hi: {
    title: 'हम तक कैसे पहुँचें',
    contact: 'हमसे पूछें',
    address: 'पता',
    map: 'मैप',
    openMap: 'मैप में खोलें',
    directions: 'यहाँ कैसे आएँ',
    phone: 'फ़ोन',
    email: 'ईमेल',
  },
};
