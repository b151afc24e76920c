import type { Quote } from '@latchkey/api-contract/types';
import { decimalsOf, type CurrencyCode } from '@latchkey/booking-core/currency';
import type { PaperLine } from './read-paper.ts';

/** A sum as papers write it: `1,234.50`. */
export const onPaper = (amount: number, currency: CurrencyCode): string => {
  const digits = decimalsOf(currency);
  return (amount / 10 ** digits).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** The lines of a quote in the order of a bill, as papers name them; `choice` is the way by which the guest pays. */
export function linesOf({ bill, rest }: Quote, choice: 'advance' | 'at-property'): PaperLine[] {
  const say = (line: string, amount: number): PaperLine => [line, onPaper(amount, bill.currency)];
  const due = bill.dueNow[choice] ?? bill.total;
  return [
    ...bill.rooms.map(({ roomTypeId, ratePlanId, amount }) => say(`${roomTypeId}, ${ratePlanId}`, amount)),
    ...bill.discounts.map(({ promotionId, amount }) => say(`offer ${promotionId}`, -amount)),
    ...(bill.additionalDiscount > 0 ? [say('code', -bill.additionalDiscount)] : []),
    ...bill.taxes.map(({ taxId, inclusive, amount }) => say(`${inclusive ? 'in the price' : 'tax'} ${taxId}`, amount)),
    ...bill.addons.map(({ addonId, amount }) => say(`extra ${addonId}`, amount)),
    ...(bill.fees ?? []).map(({ feeId, amount }) => say(`fee ${feeId}`, amount)),
    say('total', bill.total),
    say('due at booking', due),
    ...(rest === undefined || choice === 'at-property' ? [] : [say(`due on ${rest.dueOn}`, bill.total - due)]),
  ];
}
