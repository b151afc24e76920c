import type { Bill, FeeLine } from '@latchkey/booking-core/pricing';
import type { DiscountLine, Promotion } from '@latchkey/booking-core/promotion';
import { formatPercent } from '@latchkey/format/number';
import { roomBasisSaid } from '@latchkey/format/room-basis';
import { counted } from '../counted.ts';
import { fill } from '../fill.ts';
import { billWords } from './bill-part.words.ts';
import { feeUnits } from './fee-units.words.ts';
import { moneyInSentence, moneyText } from './money-text.ts';
import { offerTerms } from './price-reasons.words.ts';
import type { StayMail } from './stay-mail.types.ts';

type Reasoned = Pick<StayMail, 'booking' | 'language'>;

/** Why the rooms of a bill cost what they do, and its offers give what they do: a sentence each. */
export const priceReasons = (
  mail: Reasoned,
  { rooms, discounts, fees = [] }: Pick<Bill, 'rooms' | 'discounts' | 'fees'>,
): string[] => [
  ...rooms.flatMap(({ basis, roomTypeId }) =>
    basis === undefined
      ? []
      : [`${basis.name ?? roomTypeId}: ${roomBasisSaid(basis, mail.language, moneyText(mail))}.`],
  ),
  ...discounts.flatMap(({ kind, offer }) =>
    offer === undefined ? [] : [`${billWords[mail.language].offers[kind]}: ${termsSentence(offer, mail)}.`],
  ),
  ...fees.flatMap((fee) => feeSaid(fee, mail)),
];

/** What one of a fee costs, where all of them cost that. */
function feeSaid({ name, per, quantity, amount }: FeeLine, mail: Reasoned): string[] {
  if (amount % quantity !== 0) return [];
  const terms = fill(feeUnits[mail.language][per], { sum: moneyInSentence(mail)(amount / quantity) });
  return [`${name}: ${terms}.`];
}

function termsSentence(offer: NonNullable<DiscountLine['offer']>, mail: Reasoned): string {
  if (offer.kind === 'coupon') return offer.couponCode;
  const { language } = mail;
  const words = offerTerms[language];
  const terms = fill(words[termsKey(offer)], valuesOf(offer, mail));
  const { minRooms = 1 } = offer;
  return minRooms > 1 ? fill(words.together, { terms, rooms: counted(minRooms, 'room', language) }) : terms;
}

type OwnOffer = Exclude<Promotion, { kind: 'coupon' }>;

function termsKey(offer: OwnOffer): OwnOffer['kind'] | 'off-guests' | 'off-adults' {
  if (offer.kind !== 'amount-off') return offer.kind;
  return offer.per === 'guest' ? 'off-guests' : offer.per === 'adult' ? 'off-adults' : offer.kind;
}

function valuesOf(offer: Promotion, mail: Reasoned): Readonly<Record<string, string>> {
  const { language } = mail;
  const money = moneyInSentence(mail);
  return {
    ...('percent' in offer && offer.percent !== undefined ? { percent: formatPercent(offer.percent, language) } : {}),
    ...('daysAhead' in offer ? { days: counted(offer.daysAhead, 'day', language) } : {}),
    ...('nights' in offer ? { nights: counted(offer.nights, 'night', language) } : {}),
    ...('off' in offer && offer.off !== undefined ? { off: money(offer.off) } : {}),
    ...('above' in offer ? { above: money(offer.above) } : {}),
    ...('price' in offer ? { price: money(offer.price) } : {}),
  };
}
