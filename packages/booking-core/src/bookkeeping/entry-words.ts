import type { DraftEntry, Leg, RevenuePart } from './bookkeeping.types.ts';

/** The words of a text of an entry, in one language: programs for books have one. */
export interface EntryWords {
  readonly parts: Readonly<Record<RevenuePart, string>>;
  readonly ways: Readonly<Record<string, string>>;
  readonly online: string;
  readonly payment: string;
  readonly refund: string;
  readonly advance: string;
  readonly advanceUsed: string;
  readonly advanceOwed: string;
  readonly depositKept: string;
  readonly depositReturned: string;
  readonly overShort: string;
  readonly cashIn: string;
  readonly cashOut: string;
  readonly cashDrop: string;
}

export const english: EntryWords = {
  parts: { room: 'Room', other: 'Extras', fee: 'Fee' },
  ways: { cash: 'cash', 'card-terminal': 'card', 'bank-transfer': 'bank transfer' },
  online: 'online',
  payment: 'Payment',
  refund: 'Refund',
  advance: 'Advance',
  advanceUsed: 'Advance used',
  advanceOwed: 'Advance again',
  depositKept: 'Deposit kept',
  depositReturned: 'Deposit returned',
  overShort: 'Cash over or short',
  cashIn: 'Paid into the drawer',
  cashOut: 'Paid out of the drawer',
  cashDrop: 'Removed from the drawer',
};

export const german: EntryWords = {
  parts: { room: 'Logis', other: 'Nebenleistungen', fee: 'Gebühr' },
  ways: { cash: 'bar', 'card-terminal': 'Karte', 'bank-transfer': 'Überweisung' },
  online: 'online',
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  advance: 'Anzahlung',
  advanceUsed: 'Verrechnung Anzahlung',
  advanceOwed: 'Guthaben als Anzahlung',
  depositKept: 'Einbehaltene Kaution',
  depositReturned: 'Rückzahlung Kaution',
  overShort: 'Kassendifferenz',
  cashIn: 'Einlage in die Kasse',
  cashOut: 'Ausgabe aus der Kasse',
  cashDrop: 'Entnahme aus der Kasse',
};

/** What a leg of an entry is, in a few words; nothing of a guest. */
export function textOf({ kind, payment }: Pick<DraftEntry, 'kind' | 'payment'>, leg: Leg, words: EntryWords): string {
  const way = words.ways[payment?.way ?? ''] ?? words.online;
  const [name = '', part = '', rate = ''] = leg.other.split(':');
  const withRate = (text: string, percent: string): string => (percent === '0' ? text : `${text} ${percent} %`);
  switch (kind) {
    case 'charge':
    case 'correction':
      return name === 'levy' ? leg.other.slice('levy:'.length) : withRate(words.parts[part as RevenuePart], rate);
    case 'payment':
    case 'refund':
      return name === 'advances'
        ? withRate(`${words.advance} ${way}`, part)
        : `${kind === 'payment' ? words.payment : words.refund} ${way}`;
    case 'advance-used':
      return words.advanceUsed;
    case 'advance-owed':
      return words.advanceOwed;
    case 'deposit-kept':
      return words.depositKept;
    case 'deposit-returned':
      return words.depositReturned;
    case 'over-short':
      return words.overShort;
    case 'cash-in':
      return words.cashIn;
    case 'cash-out':
      return words.cashOut;
    case 'cash-drop':
      return words.cashDrop;
  }
}
