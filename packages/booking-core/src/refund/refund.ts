import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { feeSumOf } from '../cancellation/fee.ts';
import type { Fee, StayPrice } from '../cancellation/cancellation.types.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/** Whether a cancellation brings a refund, or why it brings none. */
export const refundCodes = ['refund', 'nothing_paid', 'fee_covers_payment', 'paid_less_than_refund'] as const;

export type RefundCode = (typeof refundCodes)[number];

/** What the payment company keeps of a refund of an online payment, percent (docs/rules.md, "Figures"). */
export const processingChargePercent = 2.5;

/** Business days until a refund arrives, and after a rejected revised price (docs/rules.md, "Figures"). */
export const refundDays = { cancellation: [4, 5], 'revised-price-rejected': [3, 5] } as const;

/** What was agreed, paid and is kept. */
export interface RefundRequest extends StayPrice {
  /** What the guest has paid so far. */
  readonly paid: MinorUnits;
  /** What the property keeps by its terms: `feeAt`, or `noShowFeeOf`. */
  readonly fee: Fee;
  /** The least the fee is, whatever the terms say; 0 unless given. */
  readonly leastFee?: MinorUnits;
  /** Of what was paid, the most that gateways can give back: their charge is taken of no more. The rest was paid at the property. */
  readonly mostOnline: MinorUnits;
}

/** Where the paid money goes, and by which way. `penalty + processingCharge + refund` is what was paid. */
export interface Refund {
  /** The fee of the tier, of the total without the taxes that come back; it may be more than was paid. */
  readonly fee: MinorUnits;
  /** What the property keeps of the money paid: never more than that. */
  readonly penalty: MinorUnits;
  readonly processingCharge: MinorUnits;
  readonly refund: MinorUnits;
  /** Of `refund`, what goes back at the property, of what was paid there; the rest goes back through gateways. */
  readonly atProperty: MinorUnits;
  readonly code: RefundCode;
}

/**
 * The refund of a cancelled booking: what was paid less the fee, never below 0. It goes back through gateways as far as
 * they have it, which keep 2.5 % of that, and the rest at the property, where giving back costs nothing. Taxes that are
 * owed for staying come back whole: the fee leaves them out, and the charge takes nothing of them. Fee and charge are
 * each rounded half up. Throws `negative`, `not_an_integer` or `invalid_percent`.
 */
export function refundFor(request: RefundRequest): Refund {
  const paid = requireCount(request.paid, 'paid');
  // The least fee is of a dearer stay, whose taxes are not in it: whatever was paid covers it, taxes of the stay that is left too.
  const fee = Math.max(feeSumOf(request.fee, request), requireCount(request.leastFee ?? 0, 'leastFee'));
  const refundable = Math.max(0, paid - fee);
  const beforeTaxes = Math.max(0, refundable - returnedOf(request));
  const processingCharge = Math.min(chargeOn(refundable, request.mostOnline), beforeTaxes);
  const code = paid === 0 ? 'nothing_paid' : refundable === 0 ? 'fee_covers_payment' : 'refund';
  return { fee, penalty: paid - refundable, ...wayBack(refundable, processingCharge, request.mostOnline), code };
}

const returnedOf = ({ returnedTaxes = 0 }: StayPrice): MinorUnits => requireCount(returnedTaxes, 'returnedTaxes');

/**
 * The refund where the property has set its amount itself. If less than that was paid none is issued
 * (`paid_less_than_refund`) and the property is to be told (docs/rules.md, "Figures").
 */
export function refundOfAmount(refundAmount: MinorUnits, request: Pick<RefundRequest, 'paid' | 'mostOnline'>): Refund {
  const paid = requireCount(request.paid, 'paid');
  requireCount(refundAmount, 'refundAmount');
  if (paid < refundAmount)
    return { fee: 0, penalty: paid, processingCharge: 0, refund: 0, atProperty: 0, code: 'paid_less_than_refund' };
  return {
    fee: paid - refundAmount,
    penalty: paid - refundAmount,
    ...wayBack(refundAmount, chargeOn(refundAmount, request.mostOnline), request.mostOnline),
    code: paid === 0 ? 'nothing_paid' : 'refund',
  };
}

/** Everything back, without fee or charge: a rejected revised price, or money for which there was no room. */
export function refundInFull(paid: MinorUnits, mostOnline: MinorUnits): Refund {
  return {
    fee: 0,
    penalty: 0,
    ...wayBack(requireCount(paid, 'paid'), 0, mostOnline),
    code: paid === 0 ? 'nothing_paid' : 'refund',
  };
}

/** The payment company's charge comes off what goes back through it, and off nothing that goes back at the property. */
const wayBack = (
  refundable: MinorUnits,
  processingCharge: MinorUnits,
  mostOnline: MinorUnits,
): Pick<Refund, 'processingCharge' | 'refund' | 'atProperty'> => ({
  processingCharge,
  refund: refundable - processingCharge,
  atProperty: refundable - Math.min(refundable, mostOnline),
});

/** What the payment company keeps of a refund: of as much of it as goes back through a gateway. */
const chargeOn = (refundable: MinorUnits, mostOnline: MinorUnits): MinorUnits =>
  halfUpOfProduct(
    Math.min(refundable, requireCount(mostOnline, 'mostOnline')),
    millionthsOf(processingChargePercent, 'percent'),
    wholePercent,
  );
