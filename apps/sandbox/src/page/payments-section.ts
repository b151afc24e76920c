import { disputesOf, leftOf } from '../gateway-disputes.ts';
import type { GatewayAccount, GatewayDispute, GatewayPayment } from '../state/gateway-books.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { list, text } from './html.ts';

/** Every payment with what a person can do about it at its provider's dashboard. `said` is what the last act came to. */
export function paymentsSection(state: SandboxState, said: string): string {
  const payments = [state.razorpay, state.razorpayOwn, state.cardVault, state.stripe.books].flatMap((account) =>
    [...account.payments.values()].map((payment) => ({ account, payment })),
  );
  const result = said === '' || said === 'done' ? '' : `<p role="status">Not done: ${text(said)}</p>`;
  return `<section><h2>Payments</h2>${result}${list(payments, ({ account, payment }) => row(account, payment))}</section>`;
}

function row(account: GatewayAccount, payment: GatewayPayment): string {
  const order = account.orders.get(payment.orderId);
  const money = (amount: number): string => `${order?.currency ?? ''} ${(amount / 100).toFixed(2)}`;
  const left = leftOf(account, payment);
  const disputes = disputesOf(account, payment.id);
  const facts = [
    `<b>${payment.status}</b> ${money(order?.amount ?? 0)}`,
    ...(payment.amountRefunded > 0 ? [`refunded ${money(payment.amountRefunded)}`] : []),
    ...disputes.map(({ status, amount }) => `dispute ${status.replace('_', ' ')} ${money(amount)}`),
  ];
  const acts = [
    ...(payment.status === 'failed' ? [form(`/page/revive/${payment.id}`, 'Authorise late')] : []),
    ...(payment.status === 'authorized' ? [form(`/page/capture/${payment.id}`, 'Capture')] : []),
    ...(left > 0 ? [form(`/page/refund/${payment.id}`, 'Refund', money(left))] : []),
    ...(left > 0 ? [form(`/page/dispute/${payment.id}`, 'Dispute', money(left))] : []),
    ...disputes.flatMap(decisions),
  ];
  return `<div>${text(payment.id)} ${facts.join(', ')} ${acts.join(' ')}</div>`;
}

const decisions = ({ id, status }: GatewayDispute): string[] =>
  status === 'open' || status === 'under_review'
    ? (['won', 'lost', 'closed'] as const).map((end) => form(`/page/decide/${id}/${end}`, `Dispute ${end}`))
    : [];

/** A button, with a field for a part of the amount where one can be named. */
function form(action: string, label: string, most?: string): string {
  const field =
    most === undefined
      ? ''
      : `<label>${label} <input name="amount" inputmode="decimal" size="10" placeholder="${text(most)}"></label> `;
  return `<form method="post" action="${text(action)}">${field}<button>${label}</button></form>`;
}
