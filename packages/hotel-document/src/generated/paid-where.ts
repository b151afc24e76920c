import { guestsChoices, paymentWays } from '@latchkey/booking-core/payment-ways';

/** Where guests pay what they owe. */
export type PaidWhere = 'online' | 'at-property' | 'both';

/** Where guests pay, by the modes of a hotel and by what its plans offer. */
export function paidWhere(modes: readonly unknown[], offered: readonly unknown[]): PaidWhere {
  const choices = guestsChoices.filter((way) => offered.includes(way) && modes.includes(paymentWays[way].mode));
  // Of an advance the rest is paid there; a card that is kept is charged for a fee alone.
  const paysOnline = choices.some((way) => paymentWays[way].due !== 'nothing');
  if (!paysOnline) return 'at-property';
  return choices.every((way) => paymentWays[way].due === 'all') ? 'online' : 'both';
}
