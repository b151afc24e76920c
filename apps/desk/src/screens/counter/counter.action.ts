import { counterPaths } from '@latchkey/api-contract/counter-paths';
import type { Shift } from '@latchkey/api-contract/types';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { cashMoveKinds, dayEndTimes } from '@latchkey/booking-core/counter';
import { isLocalDate } from '@latchkey/booking-core/dates';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { formAnswers, leadOn, onceBy } from '../../session/form-answers.ts';
import { oneOf } from '../../session/one-of.ts';
import { counterProblems, type CounterAct, type CounterProblem } from './counter.model.ts';
import { cashTyped, countTyped, piecesIn } from './typed-cash.ts';

const forms = formAnswers<CounterProblem>({
  problems: counterProblems,
  conflicts: ['shift_open', 'shift_closed', 'not_own_shift', 'not_open', 'too_early'],
  otherwise: 'unavailable',
});

/** Opens a drawer, moves its cash, counts and closes it; ends the day, and sets when it ends. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const desk = propertyClient(request.api, Number(request.params['hotelId']), counterPaths);
  switch (request.form.name) {
    case 'open':
      return open(request, desk);
    case 'move':
      return move(request, desk);
    case 'count':
      return count(request, desk);
    case 'end':
      return end(request, desk);
    case 'hour':
      return hour(request, desk);
    default:
      return { kind: 'unknown_form' };
  }
}

const here = ({ params }: PostRequest, search: Readonly<Record<string, string>> = {}): string =>
  deskUrl('counter', { hotelId: params['hotelId'] ?? '' }, search);

const answer = (
  request: PostRequest,
  done: CounterAct,
  reply: EngineAnswer,
  typed?: Readonly<Record<string, string>>,
) => forms.answer(request, reply, here(request, { ...shiftIn(request), done }), typed);

/** The drawer of another stays the one of the page. */
const shiftIn = ({ form }: PostRequest): Readonly<Record<string, string>> =>
  form.field('of') === 'other' ? { shift: form.field('shift') } : {};

async function open(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = { float: form.field('float') };
  const currency = await currencyOf(desk, signal);
  if ('refused' in currency) return answer(request, 'opened', currency.refused, typed);
  const float = cashTyped(typed.float, currency.currency);
  if (float === null) return forms.again('sum_invalid', typed);
  return answer(
    request,
    'opened',
    await desk.call('openShift', { headers: onceBy(form), body: { float } }, signal),
    typed,
  );
}

async function move(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = { kind: form.field('kind'), amount: form.field('amount'), note: form.field('note') };
  const kind = oneOf(cashMoveKinds, typed.kind);
  if (kind === undefined) return { kind: 'unknown_form' };
  const currency = await currencyOf(desk, signal);
  if ('refused' in currency) return answer(request, 'moved', currency.refused, typed);
  const amount = cashTyped(typed.amount, currency.currency);
  if (amount === null || amount === 0) return forms.again('sum_invalid', typed);
  const note = typed.note.trim().slice(0, fieldLengths.invoiceCompany);
  if (note === '') return forms.again('note_missing', typed);
  const sent = { headers: onceBy(form), params: { shift: form.field('shift') }, body: { kind, amount, note } };
  return answer(request, 'moved', await desk.call('moveCash', sent, signal), typed);
}

async function count(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const typed = { reason: form.field('reason') };
  const currency = await currencyOf(desk, signal);
  if ('refused' in currency) return answer(request, 'counted', currency.refused, typed);
  const counted = countTyped(form.field, currency.currency);
  const pieces = piecesIn(form.field, currency.currency);
  const values = Object.values(pieces);
  // The count is blind: a press without one would tell what is expected.
  if (form.field('minor') === '' && values.length > 0 && values.every((text) => text.trim() === ''))
    return forms.again('count_missing', typed);
  if (counted === null) return forms.again('sum_invalid', { ...typed, ...pieces });
  const reason = typed.reason.trim().slice(0, fieldLengths.invoiceCompany);
  if (form.field('closing') !== '' && reason === '') return forms.again('reason_missing', typed);
  const sent = {
    headers: onceBy(form),
    params: { shift: form.field('shift') },
    body: { counted, ...(reason === '' ? {} : { reason }) },
  };
  const reply = await desk.call('countShift', sent, signal);
  const isClosed = reply.status === 200 && (reply.body as Shift).closedAt !== null;
  if (isClosed) return leadOn(request, here(request, { shift: form.field('shift'), done: 'closed' }));
  return answer(request, 'counted', reply, typed);
}

async function end(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  const day = form.field('day');
  if (!isLocalDate(day)) return { kind: 'unknown_form' };
  const reply = await desk.call('endDay', { headers: onceBy(form), params: { day }, body: {} }, signal);
  return forms.answer(request, reply, here(request, { day, done: 'ended' }));
}

async function hour(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const endsAt = oneOf(dayEndTimes, request.form.field('endsAt'));
  if (endsAt === undefined) return { kind: 'unknown_form' };
  return answer(request, 'hour', await desk.call('setDayEnd', { body: { endsAt } }, request.signal));
}

/** The currency is the hotel's, and no form says another. */
async function currencyOf(desk: PropertyClient, signal: PostRequest['signal']) {
  const known = await desk.call('getCounter', {}, signal);
  return known.status === 200 ? { currency: known.body.currency } : { refused: known };
}
