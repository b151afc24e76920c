import type { bedKinds } from '@latchkey/booking-core/rooms-typed';

/** The columns of a table of rooms beside those of the plans, and what their heads may be in the four languages. */
export const columnHeads = {
  name: [
    'name',
    'room',
    'room type',
    'zimmer',
    'zimmertyp',
    'الاسم',
    'الغرفة',
    'نوع الغرفة',
    'नाम',
    'कमरा',
    'कमरे का प्रकार',
  ],
  total: ['rooms', 'how many', 'number', 'anzahl', 'zimmerzahl', 'العدد', 'عدد الغرف', 'कितने', 'संख्या', 'कमरे'],
  guests: ['guests', 'persons', 'pax', 'gäste', 'personen', 'النزلاء', 'الأشخاص', 'गेस्ट', 'मेहमान', 'व्यक्ति'],
  bed: ['bed', 'beds', 'bett', 'betten', 'السرير', 'الأسرّة', 'बिस्तर'],
  from: ['from', 'price from', 'ab', 'preis ab', 'من', 'السعر من', 'से', 'दाम इस दिन से'],
} as const;

export type ColumnKey = keyof typeof columnHeads;
export const columnKeys = Object.keys(columnHeads) as readonly ColumnKey[];

/** What the kinds of beds may be called. */
export const bedNames: Readonly<Record<(typeof bedKinds)[number], readonly string[]>> = {
  king: ['king', 'king bed', 'kingsize', 'kingsize-bett', 'سرير كينغ', 'किंग', 'किंग बेड'],
  queen: ['queen', 'queen bed', 'queensize', 'سرير كوين', 'क्वीन', 'क्वीन बेड'],
  double: ['double', 'double bed', 'doppelbett', 'سرير مزدوج', 'डबल', 'डबल बेड'],
  single: ['single', 'single bed', 'twin', 'einzelbett', 'سرير مفرد', 'सिंगल', 'सिंगल बेड'],
  bunk: ['bunk', 'bunk bed', 'etagenbett', 'سرير بطابقين', 'बंक', 'बंक बेड'],
  dorm: ['dorm', 'bed in a dorm', 'bett im schlafsaal', 'سرير في مهجع', 'डॉर्म', 'डॉर्म का बिस्तर'],
  sofa: ['sofa', 'sofa bed', 'schlafsofa', 'أريكة سرير', 'सोफ़ा', 'सोफ़ा बेड'],
};

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Whether two texts name the same, however they are written. */
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
