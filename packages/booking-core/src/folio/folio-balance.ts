import type { MinorUnits } from '../currency/currency.types.ts';
import type { FolioBalance, FolioLine, FolioLineKind } from './folio.types.ts';

const isDeposit: Readonly<Record<FolioLineKind, boolean>> = {
  night: false,
  tax: false,
  extra: false,
  fee: false,
  adjustment: false,
  transfer: false,
  payment: false,
  refund: false,
  deposit_held: true,
  deposit_kept: true,
  deposit_returned: true,
};

/** Whether a line is a part of what the stay costs, unlike money and security deposits. */
export const isCharge = ({ kind }: Pick<FolioLine, 'kind'>): boolean =>
  kind !== 'payment' && kind !== 'refund' && !isDeposit[kind];

/** What lines come to, minor units. */
export const sumOf = (lines: readonly Pick<FolioLine, 'amount'>[]): MinorUnits =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The balance of some lines, either way. `onItsWay`: refunds promised to the guest, which the property owes until they
 * arrive. Minor units.
 */
export function folioBalance(lines: readonly FolioLine[], onItsWay: MinorUnits = 0): FolioBalance {
  const charges = sumOf(lines.filter(isCharge));
  const paid = 0 - sumOf(lines.filter(({ kind }) => kind === 'payment'));
  const givenBack = sumOf(lines.filter(({ kind }) => kind === 'refund'));
  const balance = charges - paid + givenBack;
  const left = balance + onItsWay;
  return { charges, paid, givenBack, balance, toPay: Math.max(0, left), toGiveBack: onItsWay + Math.max(0, -left) };
}

/** What each payer owes, 0 for one without lines. What is on its way goes to whom `onItsWay` names. */
export const balanceOfPayers = (
  lines: readonly FolioLine[],
  payerIds: readonly string[],
  onItsWay: ReadonlyMap<string, MinorUnits> = new Map(),
): ReadonlyMap<string, FolioBalance> =>
  new Map(
    payerIds.map((payerId) => [
      payerId,
      folioBalance(
        lines.filter((line) => line.payerId === payerId),
        onItsWay.get(payerId),
      ),
    ]),
  );
