import { propertyClient } from '@latchkey/api-client/property';
import { fieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl, withSearch } from '@latchkey/site/urls';
import { isAct } from './acts.table.ts';
import { settleUrl } from './at-departure.ts';
import { formAnswers, leadOn, onceBy, pageAgain, signInFirst } from '../../session/form-answers.ts';
import { performAct, problemOf } from './perform-act.ts';
import { todayProblems, type TodayProblem } from './today.model.ts';

const forms = formAnswers<TodayProblem>({
  problems: todayProblems,
  conflicts: todayProblems.filter((problem) => problem !== 'note_missing'),
  otherwise: 'changed',
});

/** Does what was pressed on a line, and keeps and closes notes. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, signal } = request;
  const hotelId = Number(params['hotelId']);
  const client = propertyClient(api, hotelId);
  switch (form.name) {
    case 'act': {
      const press = { act: form.field('act'), booking: form.field('booking'), request: form.field('request') };
      if (!isAct(press.act)) return { kind: 'unknown_form' };
      const problem = await performAct(api, hotelId, { ...press, act: press.act }, signal);
      if (problem === 'owes') return leadOn(request, settleUrl(hotelId, press.booking));
      return answered(request, problem, { done: press.act, booking: press.booking });
    }
    case 'find':
      return pageAgain(null, 200, { q: form.field('q') });
    case 'note': {
      const text = form.field('text');
      if (text === '') return answered(request, 'note_missing');
      const headers = onceBy(form);
      const body = { text: text.slice(0, fieldLengths.propertyNote) };
      return answered(request, problemOf(await client.call('addNote', { headers, body }, signal)), {}, { text });
    }
    case 'note-done':
      return answered(
        request,
        problemOf(await client.call('doneNote', { params: { note: form.field('note') } }, signal)),
      );
    case 'density': {
      const density = form.field('density') === 'tight' ? 'tight' : 'calm';
      return answered(request, problemOf(await client.call('chooseDensity', { body: { density } }, signal)));
    }
    case 'seen': {
      const body = { at: form.field('at'), isSeen: true };
      return answered(request, problemOf(await client.call('lookAtDay', { body }, signal)));
    }
    default:
      return { kind: 'unknown_form' };
  }
}

/** The day again: loaded anew where the act was done, else with the problem and the typed words. */
function answered(
  request: PostRequest,
  problem: TodayProblem | 'signed_out' | null,
  told: Readonly<Record<string, string>> = {},
  fields: Readonly<Record<string, string>> = {},
): PostOutcome {
  const { search, params } = request;
  if (problem === 'signed_out') return signInFirst(request);
  if (problem !== null) return forms.again(problem, fields);
  const here = deskUrl('today', { hotelId: params['hotelId'] ?? '' }, { date: search['date'] });
  return leadOn(request, withSearch(here, told));
}
