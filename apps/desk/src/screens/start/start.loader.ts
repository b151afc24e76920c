import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { mayHere } from '../../session/may-here.ts';
import { namedCodes } from '../../parts/countries/named-codes.ts';
import { needsOf } from './needs-of.ts';
import { lastOpenStep } from './last-open-step.ts';
import { startSteps } from '@latchkey/booking-core/onboarding';
import { startNotes, startProblems, type Start, type StartModel, type StepModel } from './start.model.ts';

/** The address -> a mail address to begin with, the houses that were begun, or a step of one. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<StartModel>> {
  const { api, params, search, returned, signal } = request;
  const client = propertyClient(api, null);
  const session = await client.call('getStaffSession', {}, signal);
  if (session.status === 'failure') throw readError('the session', session);
  const problem = oneOf(startProblems, returned?.code) ?? null;
  if (session.status === 401) {
    if (params['house'] !== undefined) return leadToSignIn(request);
    const typed = returned?.fields ?? {};
    return {
      kind: 'ready',
      model: {
        page: search['sent'] === '1' && returned === undefined ? 'sent' : 'ask',
        mail: typed['mail'] ?? '',
        name: typed['name'] ?? '',
        problem,
      },
    };
  }
  const { person } = session.body;
  const note = oneOf(startNotes, returned?.code) ?? null;
  const others = session.body.hotels
    .filter((hotel) => mayHere(hotel, 'getSetUp'))
    .map(({ hotelId, name }) => ({ hotelId, name }));
  const of = { person, typed: returned?.fields ?? {}, problem, note, others } as const;
  if (params['house'] !== undefined) return loadStep(request, client, of);
  const begun = await client.call('listStarts', {}, signal);
  if (begun.status !== 200) throw new Error('the houses that were begun cannot be read');
  if (begun.body.starts.length > 0 && search['new'] !== '1' && returned === undefined)
    return { kind: 'ready', model: { page: 'houses', person, starts: begun.body.starts } };
  return { kind: 'ready', model: { ...stepModel(request, of), ...(await listsOf(client, request, 'house')) } };
}

type Of = Pick<StepModel, 'person' | 'typed' | 'problem' | 'note' | 'others'>;

const stepModel = ({ search }: ScreenRequest, of: Of): StepModel => ({
  page: 'step',
  step: 'house',
  start: null,
  countries: [],
  currencies: [],
  isSaved: search['saved'] === '1' && of.problem === null,
  preview: null,
  needs: [],
  refused: null,
  isWithdrawn: false,
  isApproved: true,
  ...of,
});

async function loadStep(request: ScreenRequest, client: PropertyClient, of: Of): Promise<ScreenOutcome<StartModel>> {
  const { params, signal, locale } = request;
  const step = oneOf(startSteps, params['step']);
  const hotelId = params['house'] ?? '';
  if (step === undefined || !/^[1-9]\d{0,8}$/.test(hotelId)) return { kind: 'missing' };
  const reply = await client.call('getStart', { params: { hotel: hotelId } }, signal);
  if (isFailure(reply)) throw readError('a house', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const start = reply.body;
  // What comes later needs what comes before.
  const reached = lastOpenStep(start);
  if (startSteps.indexOf(step) > startSteps.indexOf(reached))
    return {
      kind: 'redirect',
      to: inLanguage(deskUrl('startStep', { house: start.hotelId, step: reached }), locale),
      status: 303,
    };
  const lists = await listsOf(client, request, step);
  const seen = step === 'preview' ? await beforeGuests(request, start) : {};
  return { kind: 'ready', model: { ...stepModel(request, of), step, start, ...lists, ...seen } };
}

/** What a step chooses from, by names in the language of the page and in its order. */
async function listsOf(
  client: PropertyClient,
  { locale, signal }: ScreenRequest,
  step: StepModel['step'],
): Promise<Pick<StepModel, 'countries' | 'currencies'>> {
  const none = { countries: [], currencies: [] };
  if (step !== 'house' && step !== 'rooms') return none;
  const reply = await client.call('listCountries', {}, signal);
  if (reply.status !== 200) return none;
  return step === 'house'
    ? { ...none, countries: namedCodes(reply.body.countries, 'region', locale) }
    : { ...none, currencies: namedCodes(reply.body.currencies, 'currency', locale) };
}

/** Its pages before guests see them, and what it lacks. */
async function beforeGuests(
  { api, signal }: ScreenRequest,
  { hotelId, hasOwnWords, answers }: Start,
): Promise<Pick<StepModel, 'preview' | 'needs' | 'refused' | 'isWithdrawn' | 'isApproved'>> {
  const hotel = propertyClient(api, hotelId);
  const [preview, setUp, opening] = await Promise.all([
    hotel.call('makePreview', { body: {} }, signal),
    hotel.call('getSetUp', {}, signal),
    hotel.call('getOpening', {}, signal),
  ]);
  return {
    preview: preview.status === 201 ? preview.body : null,
    needs:
      setUp.status === 200
        ? needsOf(setUp.body, { hasOwnWords, wantsOnline: answers.terms?.wantsOnline === true })
        : [],
    refused: opening.status === 200 ? (opening.body.refused ?? null) : null,
    isWithdrawn: opening.status === 200 && opening.body.withdrawn !== undefined,
    isApproved: opening.status !== 200 || opening.body.isApproved,
  };
}
