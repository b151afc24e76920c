import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { refundAmongPayers } from './among-payers.ts';

/** A payment that was made through a gateway, by whatever account, order or link. */
export interface OnlinePayment {
  /** Its rest after what has gone back and what is still owed back, minor units. */
  readonly left: MinorUnits;
  /** Whether somebody else than who booked has made it. */
  readonly isOfShare: boolean;
}

/** What goes back by each way, minor units: together the refund. */
export interface RefundByWay {
  /** For each payment, in the order given. */
  readonly online: readonly MinorUnits[];
  readonly atProperty: MinorUnits;
}

/**
 * By which ways a refund goes back: through gateways as far as they have it, less the payment company's charge, and the
 * rest at the property, of what was paid there. Of several payments the first gives first; where somebody else than who
 * booked has paid, each gives in proportion of what is left of it, and a unit that cannot be shared goes to the last. No
 * way gives more than is left of it: a refund beyond all of them throws `out_of_range`.
 */
export function refundByWay(
  { refund, processingCharge }: { readonly refund: MinorUnits; readonly processingCharge: MinorUnits },
  payments: readonly OnlinePayment[],
  leftAtProperty: MinorUnits,
): RefundByWay {
  const left = payments.reduce((sum, payment) => sum + payment.left, 0);
  const whole = requireCount(refund, 'refund') + requireCount(processingCharge, 'processingCharge');
  const online = Math.max(0, Math.min(whole, left) - processingCharge);
  const atProperty = refund - online;
  if (atProperty > leftAtProperty) throw new CoreError('out_of_range', 'refund');
  return { online: ofPayments(online, payments), atProperty };
}

function ofPayments(amount: MinorUnits, payments: readonly OnlinePayment[]): MinorUnits[] {
  if (payments.some(({ isOfShare }) => isOfShare)) {
    const earliestFirst = payments.map(({ left }) => left).toReversed();
    return refundAmongPayers(amount, earliestFirst).toReversed();
  }
  let owed = amount;
  return payments.map(({ left }) => {
    const part = Math.min(owed, left);
    owed -= part;
    return part;
  });
}
