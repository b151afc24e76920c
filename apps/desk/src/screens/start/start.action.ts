import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { ownGateways } from '@latchkey/booking-core/gateways';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { latinDigits } from '@latchkey/booking-core/text';
import { checkEmail, checkName, plainEmail, plainName } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import type { EngineAnswer } from '../../session/engine-answer.ts';
import { formAnswers, leadOn, signInFirst } from '../../session/form-answers.ts';
import { readHouse, readList } from './elsewhere/elsewhere.action.ts';
import { startSteps, type StartStep } from '@latchkey/booking-core/onboarding';
import { startProblems, type Start, type StartProblem } from './start.model.ts';

const forms = formAnswers<StartProblem>({
  problems: startProblems,
  conflicts: ['changed'],
  busy: ['too_many'],
  otherwise: 'unavailable',
});

const { again } = forms;

/** Begins to set up a house, answers more of it, and opens it to guests: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { api, form, params } = request;
  const client = propertyClient(api, null);
  switch (form.name) {
    case 'ask':
      return ask(request, client);
    case 'house':
      return params['house'] === undefined ? begin(request, client) : save(request, client, 'house', houseIn(request));
    case 'rooms':
      return save(request, client, 'rooms', { rooms: roomsIn(request) });
    case 'terms':
      return save(request, client, 'terms', { terms: termsIn(request) });
    case 'read-list':
      return readList(request);
    case 'read-house':
      return readHouse(request);
    case 'open':
      return open(request);
    default:
      return { kind: 'unknown_form' };
  }
}

const longestList = 10_000;

async function ask(request: PostRequest, client: PropertyClient): Promise<PostOutcome> {
  const { form, locale, signal } = request;
  const fields = { mail: form.field('mail'), name: form.field('name') };
  const problem = checkName(fields.name) === null ? checkEmail(fields.mail) : 'name_missing';
  if (problem !== null) return again(problem, fields);
  const body = { mail: plainEmail(fields.mail), name: plainName(fields.name), language: locale };
  const reply = await client.call('askToStart', { body }, signal);
  if (reply.status === 'failure') return again(reply.httpStatus === 429 ? 'too_many' : 'unavailable', fields);
  return leadOn(request, deskUrl('start', {}, { sent: '1' }));
}

type House = NonNullable<Start['answers']['house']>;
type Rooms = NonNullable<Start['answers']['rooms']>;
type Terms = NonNullable<Start['answers']['terms']>;

const houseFields = [
  'kind',
  'name',
  'sentence',
  'country',
  'city',
  'street',
  'postalCode',
  'latitude',
  'longitude',
  'phone',
  'email',
  'slug',
] as const;

/** Degrees as people write them; null for an empty field, NaN for any other text. */
const degreesIn = (text: string): number | null =>
  text.trim() === ''
    ? null
    : Number(
        latinDigits(text)
          .trim()
          .replace(',', '.')
          .replace(/[°\s]+$/, ''),
      );

function houseIn({ form, locale }: PostRequest): { readonly house: House; readonly language: PostRequest['locale'] } {
  const kind = form.field('kind');
  return {
    language: locale,
    house: {
      kind: kind === 'hostel' || kind === 'villa' || kind === 'hours' ? kind : 'hotel',
      name: form.field('name'),
      sentence: form.field('sentence'),
      country: form.field('country'),
      city: form.field('city'),
      street: form.field('street'),
      postalCode: form.field('postalCode'),
      latitude: degreesIn(form.field('latitude')),
      longitude: degreesIn(form.field('longitude')),
      phone: form.field('phone'),
      email: plainEmail(form.field('email')),
      slug: form.field('slug').trim().toLowerCase(),
    },
  };
}

function roomsIn({ form }: PostRequest): Rooms {
  const currency = form.field('currency');
  return {
    typed: form.field('typed').slice(0, longestList),
    ...(currency === '' ? {} : { currency: currency as NonNullable<Rooms['currency']> }),
  };
}

function termsIn({ form }: PostRequest): Terms {
  const policy = form.field('policy');
  const timeZone = form.field('timeZone');
  const taxClass = form.field('taxClass');
  const onlineBy = oneOf(ownGateways, form.field('online'));
  const timeOf = (name: string, usual: string): string =>
    /^([01]\d|2[0-3]):[0-5]\d/.exec(form.field(name))?.[0] ?? usual;
  return {
    policy: policy === 'flexible' || policy === 'strict' ? policy : 'moderate',
    confirmation: form.field('confirmation') === 'manual' ? 'manual' : 'instant',
    checkIn: timeOf('checkIn', '14:00'),
    checkOut: timeOf('checkOut', '11:00'),
    hasProposedTaxes: form.field('taxes') === 'yes',
    takes: waysAtProperty.filter((way) => form.field(`takes.${way}`) !== ''),
    wantsOnline: form.field('online') !== '',
    ...(onlineBy === undefined ? {} : { onlineBy }),
    ...(timeZone === '' ? {} : { timeZone }),
    ...(taxClass === '' ? {} : { taxClass: taxClass.slice(0, 40) }),
  };
}

/** What of a house cannot even be kept: it stays on the page as it was typed. */
function houseProblem({ email, latitude, longitude }: House): StartProblem | null {
  const isWrong = (degrees: number | null, most: number): boolean => degrees !== null && !(Math.abs(degrees) <= most);
  return checkEmail(email) ?? (isWrong(latitude, 90) || isWrong(longitude, 180) ? 'invalid' : null);
}

async function begin(request: PostRequest, client: PropertyClient): Promise<PostOutcome> {
  const { house, language } = houseIn(request);
  const problem = houseProblem(house);
  if (problem !== null) return again(problem, typedIn(request, houseFields));
  const reply = await client.call('beginStart', { body: { language, house } }, request.signal);
  return reply.status === 201
    ? nextStep(request, reply.body, 'house')
    : refused(request, reply, typedIn(request, houseFields));
}

async function save(
  request: PostRequest,
  client: PropertyClient,
  step: Exclude<StartStep, 'preview'>,
  more: { readonly house?: House; readonly rooms?: Rooms; readonly terms?: Terms },
): Promise<PostOutcome> {
  const { form, params, locale, signal } = request;
  const typed = typedIn(request, step === 'house' ? houseFields : step === 'rooms' ? ['typed', 'currency'] : []);
  const problem = more.house === undefined ? null : houseProblem(more.house);
  if (problem !== null) return again(problem, typed);
  const version = /^\d{1,9}$/.test(form.field('version')) ? Number(form.field('version')) : 0;
  const reply = await client.call(
    'saveStart',
    { params: { hotel: params['house'] ?? '' }, body: { version, language: locale, ...more } },
    signal,
  );
  return reply.status === 200 ? nextStep(request, reply.body, step) : refused(request, reply, typed);
}

/** The field of each fault's step: a step with none leads on to the next. */
const fieldsOf: Readonly<Record<Exclude<StartStep, 'preview'>, readonly string[]>> = {
  house: houseFields,
  rooms: ['typed'],
  terms: ['policy', 'checkIn', 'checkOut', 'hasProposedTaxes'],
};

function nextStep(request: PostRequest, start: Start, step: Exclude<StartStep, 'preview'>): PostOutcome {
  const stays = start.faults.some(({ field }) => fieldsOf[step].includes(field));
  const next = stays ? step : (startSteps[startSteps.indexOf(step) + 1] ?? step);
  return leadOn(request, deskUrl('startStep', { house: start.hotelId, step: next }, stays ? {} : { saved: '1' }));
}

async function open(request: PostRequest): Promise<PostOutcome> {
  const { api, params, signal } = request;
  const house = params['house'] ?? '';
  const reply = await propertyClient(api, Number(house)).call('openHotel', { body: {} }, signal);
  if (reply.status === 200 || (reply.status === 409 && reply.body.code === 'opened_already'))
    return leadOn(request, deskUrl('startStep', { house, step: 'preview' }));
  return refused(request, reply, {});
}

const typedIn = ({ form }: PostRequest, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, form.field(name)]));

function refused(request: PostRequest, answer: EngineAnswer, fields: Readonly<Record<string, string>>): PostOutcome {
  if (answer.status === 401) return signInFirst(request, request.path);
  if (answer.httpStatus === 429) return again('too_many', fields);
  if (answer.httpStatus === 400) return again('invalid', fields);
  return again(forms.problemOf(answer), fields);
}
