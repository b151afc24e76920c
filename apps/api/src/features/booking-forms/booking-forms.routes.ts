import { ownPath } from '@latchkey/security/own-path';
import { randomUUID } from 'node:crypto';
import { withSearch } from '@latchkey/site/urls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answerPrice, askForRequest, cancel, erase, modify } from './booking-answers.ts';
import { availabilityAlert } from './availability-alert-answer.ts';
import { corporateEnquiry } from './corporate-answer.ts';
import { hotelierEnquiry } from './hotelier-answer.ts';
import { enterCode, mailLink, repeatLookup, startLookup } from './lookup-answers.ts';
import { review } from './review-answer.ts';
import { acceptForms, callOwn, postedForm } from './booking-form.ts';
import { keepPostedForm } from './keep-posted-form.ts';
import { planMail } from './plan-mail-answer.ts';
import { payAtProperty } from './pay-at-property-answer.ts';
import type { FormAnswer } from './booking-forms.types.ts';
import { hashOf } from '../../hash-of.ts';
import { cutText } from '../../cut-text.ts';
import { giveCookieProof, keepsCookies } from '../../http/cookie-proof.ts';

type Posted = { Params: { id: string } };

const forms: Readonly<Record<string, FormAnswer>> = {
  'look-ups': startLookup,
  'look-up-codes': enterCode,
  'look-up-repeats': repeatLookup,
  'look-up-links': mailLink,
  cancellations: cancel,
  'price-answers': answerPrice,
  modifications: modify,
  requests: askForRequest,
  erasures: erase,
  reviews: review,
  'payments-at-property': payAtProperty,
  'corporate-enquiries': corporateEnquiry,
  'hotelier-enquiries': hotelierEnquiry,
  'plan-mails': planMail,
  'availability-alerts': availabilityAlert,
};

/**
 * The forms of the site's pages as a browser posts them without a script: each is one operation of the contract, and
 * leads back to a page that shows what came of it.
 */
export async function bookingFormsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    for (const [name, { ask, lead, keeps = [], cookie }] of Object.entries(forms))
      scope.post<Posted>(`/api/booking-forms/${name}/:id`, async (request, reply) => {
        const { id } = request.params;
        const form = postedForm(request);
        const asked = ask(encodeURIComponent(id), form);
        const isForgetful = cookie === 'needed' && !keepsCookies(request);
        if (cookie === 'given' || isForgetful) giveCookieProof(request, reply);
        const answer = isForgetful
          ? cookiesBlocked
          : asked === null
            ? null
            : await callOwn(app, { request, reply }, `/api/${asked.path}`, asked.body, {
                'idempotency-key': keyOf(name, id, asked.body),
              });
        reply.header('cache-control', 'private, no-store');
        const to = ownPath(lead(id, form, answer)) ?? '/';
        const isDone = answer !== null && answer.status < 300;
        if (isDone || keeps.length === 0) return reply.redirect(to, 303);
        const fields = Object.fromEntries(keeps.map((field) => [field, cutText(form.field(field), longest)]));
        const formId = await keepPostedForm(deps, { request, reply }, { about: id, fields, code: null });
        const [page = '', place] = to.split('#');
        const again = formId === null ? page : withSearch(page, { form: formId });
        return reply.redirect(place === undefined ? again : `${again}#${place}`, 303);
      });
  });
}

/** What is answered in place of an operation whose result the browser would forget at once. */
const cookiesBlocked = { status: 403, body: { code: 'cookies_blocked' } };

/** As many characters as a field that is kept may have. */
const longest = 2000;

/**
 * Forms for which the same content sent twice is one request; the others are checked against the current state and are
 * safe to repeat.
 */
const sentOnce: readonly string[] = ['requests', 'corporate-enquiries', 'hotelier-enquiries'];

const keyOf = (name: string, id: string, body: object): string =>
  sentOnce.includes(name) ? hashOf(`${id} ${JSON.stringify(body)}`) : randomUUID();
