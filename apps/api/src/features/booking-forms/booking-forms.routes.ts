import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerPrice, askForRequest, cancel, erase, modify } from './booking-answers.ts';
import { corporateEnquiry } from './corporate-answer.ts';
import { enterCode, repeatLookup, startLookup } from './lookup-answers.ts';
import { review } from './review-answer.ts';
import { acceptForms, callOwn, postedForm } from './booking-form.ts';
import { payAtProperty } from './pay-at-property-answer.ts';
import type { FormAnswer } from './booking-forms.types.ts';

type Posted = { Params: { id: string } };

const forms: Readonly<Record<string, FormAnswer>> = {
  'look-ups': startLookup,
  'look-up-codes': enterCode,
  'look-up-repeats': repeatLookup,
  cancellations: cancel,
  'price-answers': answerPrice,
  modifications: modify,
  requests: askForRequest,
  erasures: erase,
  reviews: review,
  'payments-at-property': payAtProperty,
  'corporate-enquiries': corporateEnquiry,
};

/**
 * The forms of a booking's pages as a browser posts them without a script: each is one operation of the contract, and
 * leads back to a page that shows what came of it.
 */
export async function bookingFormsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    for (const [name, { ask, lead }] of Object.entries(forms))
      scope.post<Posted>(`/api/booking-forms/${name}/:id`, async (request, reply) => {
        const { id } = request.params;
        const form = postedForm(request);
        const asked = ask(encodeURIComponent(id), form);
        const answer =
          asked === null
            ? null
            : await callOwn(app, { request, reply }, `/api/${asked.path}`, asked.body, {
                'idempotency-key': keyOf(name, id, asked.body),
              });
        reply.header('cache-control', 'private, no-store');
        return reply.redirect(lead(id, form, answer), 303);
      });
  });
}

/** Forms of which the same sent twice is one; every other is safe to do again, since it is looked at as it is then. */
const sentOnce: readonly string[] = ['requests', 'corporate-enquiries'];

const keyOf = (name: string, id: string, body: object): string =>
  sentOnce.includes(name)
    ? createHash('sha256')
        .update(`${id} ${JSON.stringify(body)}`)
        .digest('base64url')
    : randomUUID();
