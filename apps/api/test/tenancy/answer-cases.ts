import type { InjectOptions } from 'fastify';
import { keyFaults, ofProperty, readByKey } from './property-swaps.ts';
import type { Case } from './tenancy-case.ts';
import { authorizationOf } from './two-guests.ts';

/** A call about what somebody wrote to another hotel. */
const ofAnswer = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Case => ({
  kind: 'refused',
  swaps: ({ engine, asha }) => {
    const call = (asked: string, hotelId: number): InjectOptions => ({
      method,
      url: `/api/property/answers/${asked}${path}`,
      headers: { ...authorizationOf(engine, hotelId), 'idempotency-key': 'an-answer-of-theirs' },
      ...(payload === undefined ? {} : { payload }),
    });
    const { authorization: _, ...others } = call(`message/${asha.messageId}`, 1760).headers as Record<string, string>;
    return [
      {
        what: 'another hotel’s message',
        request: call(`message/${asha.messageId}`, 2116),
        status: 404,
        code: 'not_found',
      },
      { what: 'another kind', request: call(`question/${asha.messageId}`, 1760), status: 404, code: 'not_found' },
      ...keyFaults(engine, { ...call(`message/${asha.messageId}`, 1760), headers: others }),
    ];
  },
});

/** How ids of others are tried on what a property is asked and answers. */
export const answerCases = {
  listAnswers: readByKey('answers'),
  getAnswer: ofAnswer('GET', ''),
  takeAnswer: ofAnswer('PUT', '/owner', { owner: 'me' }),
  sendAnswer: ofAnswer('POST', '/reply', { text: 'Theirs' }),
  closeAnswer: ofAnswer('POST', '/closing', { reason: 'elsewhere' }),
  reopenAnswer: ofAnswer('DELETE', '/closing'),
  listMessages: ofProperty('/messages', null, 'GET'),
  writeToGuest: ofProperty('/messages', { channel: 'mail', text: 'Theirs' }),
} satisfies Record<string, Case>;
