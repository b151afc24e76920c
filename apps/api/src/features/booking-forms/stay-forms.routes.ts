import type { FastifyInstance } from 'fastify';
import { urlOf } from '@latchkey/site/urls';
import type { Deps } from '../../deps.ts';
import { deviceOf } from '../../http/device-cookie.ts';
import { route } from '../../http/route.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { acceptForms, postedForm } from './booking-form.ts';
import { answerStayForm } from './answer-stay-form.ts';
import { keepPostedForm } from './keep-posted-form.ts';
import { findPostedForm } from './posted-forms.queries.ts';
import { quoteForForm } from './quote-for-form.ts';

/**
 * The way from a hotel's rooms to a booked stay as plain forms: choosing a room gives a quote, and the form of checkout
 * gives a booking. A form that cannot be booked leads back to its page, which finds there what was typed.
 */
export async function stayFormsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.post<{ Params: { hotelId: string } }>('/api/booking-forms/quotes/:hotelId', async (request, reply) =>
      reply.redirect(await quoteForForm(app, { request, reply }), 303),
    );
    scope.post<{ Params: { quoteToken: string } }>('/api/booking-forms/stays/:quoteToken', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const form = postedForm(request);
      const answer = await answerStayForm(app, { request, reply }, request.params.quoteToken, form);
      if ('to' in answer) return reply.redirect(answer.to, 303);
      const { quoteToken, fields, code } = answer;
      const formId = await keepPostedForm(deps, { request, reply }, { about: quoteToken, fields, code });
      const search = { ...form.lang, quote: quoteToken, ...(formId === null ? {} : { form: formId }) };
      return reply.redirect(`${urlOf('roomCheckout', {}, search)}${answer.place}`, 303);
    });
  });

  route(app, 'readPostedForm', async ({ params }, { request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const [hotelId, deviceHash] = [hotelIdIn(params.formId), deviceOf(request)];
    const found =
      hotelId === null || deviceHash === undefined
        ? undefined
        : await findPostedForm(deps.db, { hotelId, formId: params.formId, deviceHash }, deps.clock());
    if (found === undefined) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: { fields: found.fields, code: found.code } };
  });
}
