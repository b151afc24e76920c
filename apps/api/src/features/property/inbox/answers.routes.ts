import type { FastifyInstance } from 'fastify';
import type { AnswerOwed } from '@latchkey/api-contract/types';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { answerByLetter } from './answer-by-letter.ts';
import { answerView } from './answer-view.ts';
import { closeAnswer, reopenAnswer, takeAnswer } from './answers.service.ts';
import { type AnswerKind, type AnswersAt, countOwed, readAnswer, readAnswers } from './answers.queries.ts';

/** What guests ask, wherever they do: one list, looked after and answered from the desk. */
export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  const atNow = ({ sale }: HotelRecord): AnswersAt => ({ ...sale, now: deps.clock() });
  const one = async (
    hotel: HotelRecord,
    asked: { readonly kind: AnswerKind; readonly id: string },
  ): Promise<{ status: 200; body: AnswerOwed } | typeof unknownBooking> => {
    const row = await readAnswer(deps.db, hotel.id, atNow(hotel), asked);
    return row === undefined ? unknownBooking : { status: 200, body: answerView(hotel, row) };
  };

  route(app, 'listAnswers', async ({ headers, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const me = actingNow()?.principal;
    if (hotel === undefined || me === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const at = atNow(hotel);
    const asked = { ...query, owner: query.owner === 'me' ? me : undefined };
    const { rows, ...next } = await readAnswers(deps.db, hotel.id, at, asked);
    const owed = await countOwed(deps.db, hotel.id, at);
    return { status: 200, body: { answers: rows.map((row) => answerView(hotel, row)), owed, ...next } };
  });

  route(app, 'getAnswer', async ({ headers, params }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    return one(hotel, params);
  });

  route(app, 'takeAnswer', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const taken = await takeAnswer(deps, hotel, atNow(hotel), params, body.owner);
    if (taken === 'already_closed') return { status: 409, body: { code: taken } };
    return taken === 'not_found' ? unknownBooking : one(hotel, params);
  });

  route(app, 'sendAnswer', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const outcome = await answerByLetter(deps, hotel, atNow(hotel), params, body.text, headers['idempotency-key']);
    if (outcome === 'not_found') return unknownBooking;
    if (outcome === 'idempotency_key_reused' || outcome === 'too_long') return { status: 422, body: { code: outcome } };
    return outcome === 'done' ? one(hotel, params) : { status: 409, body: { code: outcome } };
  });

  route(app, 'closeAnswer', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const closed = await closeAnswer(deps, hotel, atNow(hotel), params, body.reason);
    if (closed === 'already_closed') return { status: 409, body: { code: closed } };
    return closed === 'not_found' ? unknownBooking : one(hotel, params);
  });

  route(app, 'reopenAnswer', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const opened = await reopenAnswer(deps, hotel, atNow(hotel), params);
    if (opened === 'not_closed') return { status: 409, body: { code: opened } };
    return opened === 'not_found' ? unknownBooking : one(hotel, params);
  });
}
