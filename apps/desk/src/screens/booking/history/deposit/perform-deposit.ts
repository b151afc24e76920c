import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { endOf } from '../../../../session/engine-answer.ts';
import type { Field } from '../../acts/act-input.types.ts';
import { sumIn } from '../../acts/sum-in.ts';
import type { DepositProblem } from './deposit-problems.ts';

const refusals: Readonly<Record<string, DepositProblem>> = {
  above_held: 'deposit_above_held',
  changed: 'deposit_changed',
  above_bound: 'deposit_above_bound',
  prove_again: 'deposit_prove_again',
};

/** Takes a sum of a deposit, or lets it go, as a form says, by the page's script and without it alike. */
export async function performDeposit(
  api: ApiClient,
  { hotelId, reference }: { readonly hotelId: number; readonly reference: string },
  field: Field,
  signal?: AbortSignal,
): Promise<DepositProblem | 'signed_out' | null> {
  const client = propertyClient(api, hotelId);
  const params = { booking: reference };
  const seen = { 'latchkey-seen': field('seen') };
  if (field('what') === 'let_go')
    return problemOf(endOf(await client.call('letDepositGo', { params, headers: seen }, signal)));
  const [amount, reason] = [sumIn(field, 'sum'), field('why').slice(0, fieldLengths.invoiceCompany)];
  if (amount === null || amount === 0) return 'deposit_sum_missing';
  if (reason === '') return 'deposit_reason_missing';
  const headers = { ...seen, 'idempotency-key': field('key') };
  return problemOf(endOf(await client.call('captureDeposit', { params, headers, body: { amount, reason } }, signal)));
}

function problemOf(end: ReturnType<typeof endOf>): DepositProblem | 'signed_out' | null {
  switch (end.kind) {
    case 'done':
      return null;
    case 'signed_out':
      return end.kind;
    case 'unavailable':
      return 'deposit_unavailable';
    case 'refused':
      return refusals[end.code ?? ''] ?? (end.isForbidden ? 'deposit_not_allowed' : 'deposit_not_held');
  }
}
