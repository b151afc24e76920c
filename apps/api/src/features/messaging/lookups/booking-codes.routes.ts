import { locales } from '@latchkey/booking-core/language';
import { urlOf } from '@latchkey/site/urls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deviceOf, freshDevice } from '../../../http/device-cookie.ts';
import { answerCode } from './answer-code.ts';

interface Posted {
  Params: { bookingId: string };
  Querystring: { lang?: string };
  Body: string | null;
}

/**
 * The form of a booking that waits for a code: plain HTML, so that it works without a script. With a `code` it confirms
 * the booking, without one it has another sent; either way the guest is led back to the booking's page.
 */
export async function bookingCodesRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<Posted>('/api/booking-codes/:bookingId', async (request, reply) => {
      const { bookingId } = request.params;
      const language = locales.find((one) => one === request.query.lang);
      const { deviceHash, give } = freshDevice(request, reply);
      const answer = await answerCode(deps, bookingId, new URLSearchParams(request.body ?? '').get('code') ?? '', {
        address: request.ip,
        language,
        device: deviceOf(request),
        freshDevice: deviceHash,
      });
      if (answer === 'confirmed') give();
      const notice = answer === 'confirmed' || answer === 'nothing' ? {} : { notice: answer };
      const lang = language === undefined ? {} : { lang: language };
      return reply.redirect(urlOf('bookingStatus', { bookingId }, { ...lang, ...notice }), 303);
    });
  });
}
