import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { formAnswers, leadOn } from '../../session/form-answers.ts';
import { oneOf } from '../../session/one-of.ts';
import { parts } from './fields/part.table.ts';
import { settingsProblems, type SettingsDone } from './settings.model.ts';

type Texts = Readonly<Record<string, string>>;

const forms = formAnswers({ problems: settingsProblems, conflicts: ['changed'], otherwise: 'unavailable' });

/** The page again, with its input and why it is not saved. */
export const { again } = forms;

/** Leads on where it was done, to what `query` names of the page; else the page again with its input and what to do. */
export const answer = (
  request: PostRequest,
  done: SettingsDone,
  reply: EngineAnswer,
  typed?: Texts,
  query?: Texts,
): PostOutcome => forms.answer(request, reply, pageWith(request, done, query), typed);

/** The page that a form was posted from, where what was done is said. */
export const leadTo = (request: PostRequest, done: SettingsDone, query?: Texts): PostOutcome =>
  leadOn(request, pageWith(request, done, query));

function pageWith({ params, form }: PostRequest, done: SettingsDone, query?: Texts): string {
  const hotelId = params['hotelId'] ?? '';
  const part = oneOf(parts, params['part']);
  const room = form.field('room');
  return part === undefined
    ? deskUrl('setUp', { hotelId }, { done })
    : deskUrl('setUpPart', { hotelId, part }, { done, ...(room === '' ? {} : { room }), ...query });
}

/** A whole number of a form; 0 where none stands there. */
export const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
