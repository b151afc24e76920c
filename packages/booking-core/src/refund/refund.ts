import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/** What the payment company keeps of a refund of an online payment, percent (docs/rules.md, "Figures"). */
export const processingChargePercent = 2.5;

/** Business days until a refund arrives, and after a rejected revised price (docs/rules.md, "Figures"). */
export const refundDays = { cancellation: [4, 5], 'revised-price-rejected': [3, 5] } as const;

/** What was agreed, paid and is kept. */
export interface RefundRequest {
  /** All taxes included, minor units. */
  readonly total: MinorUnits;
  /** What the guest has paid so far. */
  readonly paid: MinorUnits;
  /** Percent of `total` the property keeps: `feePercentAt`, or the penalty of a no-show. */
  readonly feePercent: number;
  /** The least the fee is, whatever the percentage says; 0 unless given. */
  readonly leastFee?: MinorUnits;
  /** Of `total`, taxes that are not kept of a stay that does not take place: `returnedTaxesOf`; 0 unless given. */
  readonly returnedTaxes?: MinorUnits;
  /** Whether the money came through a gateway, which keeps its charge. */
  readonly paidOnline: boolean;
}

/** Where the paid money goes. `penalty + processingCharge + refund` is what was paid. */
export interface Refund {
  /** The fee of the tier, of the total without the taxes that come back; it may be more than was paid. */
  readonly fee: MinorUnits;
  /** What the property keeps of the money paid: never more than that. */
  readonly penalty: MinorUnits;
  readonly processingCharge: MinorUnits;
  readonly refund: MinorUnits;
  readonly code: 'refund' | 'nothing_paid' | 'fee_covers_payment' | 'paid_less_than_refund';
}

/**
 * The refund of a cancelled booking: what was paid less the fee, never below 0, of which 2.5 % is kept for online
 * payments. Taxes that are owed for staying are in no fee, and the charge takes nothing of them. Fee and charge are each
 * rounded half up. Throws `negative`, `not_an_integer` or `invalid_percent`.
 */
export function refundFor(request: RefundRequest): Refund {
  const paid = requireCount(request.paid, 'paid');
  const fee = Math.max(feeOf(request), leastFeeOf(request));
  const refundable = Math.max(0, paid - fee);
  const beforeTaxes = Math.max(0, refundable - returnedOf(request));
  const processingCharge = Math.min(chargeOn(refundable, request.paidOnline), beforeTaxes);
  const code = paid === 0 ? 'nothing_paid' : refundable === 0 ? 'fee_covers_payment' : 'refund';
  return { fee, penalty: paid - refundable, processingCharge, refund: refundable - processingCharge, code };
}

/**
 * The percentage of the total, without the taxes that come back, as money, rounded half up. Throws `negative`,
 * `not_an_integer` or `invalid_percent`.
 */
export function feeOf(request: Pick<RefundRequest, 'total' | 'feePercent' | 'returnedTaxes'>): MinorUnits {
  return halfUpOfProduct(keepableOf(request), millionthsOf(request.feePercent, 'feePercent'), wholePercent);
}

type Taxed = Pick<RefundRequest, 'total' | 'returnedTaxes'>;

const returnedOf = ({ returnedTaxes = 0 }: Taxed): MinorUnits => requireCount(returnedTaxes, 'returnedTaxes');

/** What a fee may be taken of. */
const keepableOf = (request: Taxed): MinorUnits =>
  Math.max(0, requireCount(request.total, 'total') - returnedOf(request));

/** The least fee; where taxes come back it is no part of them either. */
function leastFeeOf(request: Taxed & Pick<RefundRequest, 'leastFee'>): MinorUnits {
  const least = requireCount(request.leastFee ?? 0, 'leastFee');
  return returnedOf(request) === 0 ? least : Math.min(least, keepableOf(request));
}

/**
 * The refund where the property has set its amount itself. If less than that was paid none is issued
 * (`paid_less_than_refund`) and the property is to be told (docs/rules.md, "Figures").
 */
export function refundOfAmount(
  refundAmount: MinorUnits,
  request: Omit<RefundRequest, 'feePercent' | 'leastFee' | 'total'>,
): Refund {
  const paid = requireCount(request.paid, 'paid');
  requireCount(refundAmount, 'refundAmount');
  if (paid < refundAmount)
    return { fee: 0, penalty: paid, processingCharge: 0, refund: 0, code: 'paid_less_than_refund' };
  const processingCharge = chargeOn(refundAmount, request.paidOnline);
  return {
    fee: paid - refundAmount,
    penalty: paid - refundAmount,
    processingCharge,
    refund: refundAmount - processingCharge,
    code: paid === 0 ? 'nothing_paid' : 'refund',
  };
}

/** Everything back, without fee or charge: a rejected revised price, or money for which there was no room. */
export function refundInFull(paid: MinorUnits): Refund {
  return {
    fee: 0,
    penalty: 0,
    processingCharge: 0,
    refund: requireCount(paid, 'paid'),
    code: paid === 0 ? 'nothing_paid' : 'refund',
  };
}

/** What the payment company keeps of a refund. */
export function chargeOn(refundable: MinorUnits, paidOnline: boolean): MinorUnits {
  return paidOnline ? halfUpOfProduct(refundable, millionthsOf(processingChargePercent, 'percent'), wholePercent) : 0;
}
