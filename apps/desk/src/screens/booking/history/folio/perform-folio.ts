import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { endOf, type EngineAnswer } from '../../../../session/engine-answer.ts';
import type { Field } from '../../acts/act-input.types.ts';
import { sumIn } from '../../acts/sum-in.ts';
import type { FolioProblem } from './folio-problems.ts';
import { rateTyped } from '../../../../session/rate-typed.ts';

const refusals: Readonly<Record<string, FolioProblem>> = {
  changed: 'folio_changed',
  below_zero: 'folio_below_zero',
  nothing_to_move: 'folio_nothing_to_move',
  same_booking: 'folio_no_other_stay',
  above_bound: 'folio_above_bound',
  prove_again: 'folio_prove_again',
};

/** Where a form of the folio acts. */
export interface FolioAt {
  readonly hotelId: number;
  readonly reference: string;
}

/** Does what a form of the folio says: null where it is done, else the reason. */
export async function performFolio(
  api: ApiClient,
  { hotelId, reference }: FolioAt,
  field: Field,
  signal?: AbortSignal,
): Promise<FolioProblem | 'signed_out' | null> {
  const client = propertyClient(api, hotelId);
  const params = { booking: reference };
  const headers = { 'latchkey-seen': field('seen'), 'idempotency-key': field('key') };
  const reason = field('why').slice(0, fieldLengths.propertyNote);
  const name = field('name').slice(0, fieldLengths.invoiceCompany);
  const payer = field('payer');
  const ofPayer = payer === '' ? {} : { payerId: payer };
  switch (field('what')) {
    case 'charge': {
      const amount = sumIn(field, 'sum');
      if (amount === null || amount === 0) return 'folio_sum_missing';
      if (name === '') return 'folio_name_missing';
      const [taxName, percent] = [field('taxName').slice(0, fieldLengths.taxNumber), rateTyped(field('percent'))];
      if (taxName !== '' && percent === null) return 'folio_rate_invalid';
      const tax = taxName !== '' && percent !== null ? { tax: { name: taxName, percent } } : {};
      const body = { kind: 'extra' as const, name, amount, ...ofPayer, ...tax };
      return problemOf(await client.call('postToFolio', { params, headers, body }, signal));
    }
    case 'adjust': {
      const amount = sumIn(field, 'sum');
      if (amount === null || amount === 0) return 'folio_sum_missing';
      if (reason === '') return 'folio_reason_missing';
      const signed = field('side') === 'more' ? amount : -amount;
      const body = { kind: 'adjustment' as const, amount: signed, reason, ...ofPayer };
      return problemOf(await client.call('postToFolio', { params, headers, body }, signal));
    }
    case 'reverse': {
      if (field('line') === '') return 'folio_line_missing';
      if (reason === '') return 'folio_reason_missing';
      const at = { ...params, line: field('line') };
      return problemOf(await client.call('reverseFolioLine', { params: at, headers, body: { reason } }, signal));
    }
    case 'payer': {
      if (name === '') return 'folio_name_missing';
      const kind = field('kind') === 'other' ? ('other' as const) : ('company' as const);
      const taxId = field('taxId').slice(0, fieldLengths.taxNumber);
      const body = { kind, name, ...(taxId === '' ? {} : { taxId }) };
      return problemOf(await client.call('addFolioPayer', { params, headers, body }, signal));
    }
    case 'move': {
      const what = whatIn(field);
      if (what === null) return 'folio_line_missing';
      const body = { from: field('from'), to: field('to'), what, ...(reason === '' ? {} : { reason }) };
      return problemOf(await client.call('moveFolioLines', { params, headers, body }, signal));
    }
    case 'transfer': {
      if (field('line') === '') return 'folio_line_missing';
      if (field('other') === '') return 'folio_other_missing';
      if (reason === '') return 'folio_reason_missing';
      const body = {
        lineIds: [field('line')],
        toBooking: field('other').slice(0, fieldLengths.lookup),
        reason,
        ...ofPayer,
      };
      return problemOf(await client.call('transferFolioLines', { params, headers, body }, signal));
    }
    default:
      return 'folio_not_possible';
  }
}

/** What a form moves: a line, all of a room, or a part of all. */
function whatIn(
  field: Field,
): { readonly lineIds: string[] } | { readonly room: number } | { readonly percent: number } | null {
  const [by, value] = field('part').split(' ');
  if (by === 'line' && value !== undefined) return { lineIds: [value] };
  if (by === 'room') return { room: Number(value) };
  const percent = rateTyped(field('percent'));
  return by === 'percent' && percent !== null && percent > 0 ? { percent } : null;
}

function problemOf(answer: EngineAnswer): FolioProblem | 'signed_out' | null {
  const end = endOf(answer);
  switch (end.kind) {
    case 'done':
      return null;
    case 'signed_out':
      return end.kind;
    case 'unavailable':
      return 'folio_unavailable';
    case 'refused':
      if (answer.status === 404) return 'folio_no_other_stay';
      return refusals[end.code ?? ''] ?? (end.isForbidden ? 'folio_not_allowed' : 'folio_not_possible');
  }
}
