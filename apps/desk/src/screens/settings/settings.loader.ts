import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { todayIn } from '@latchkey/booking-core/time';
import type { ScreenRequest } from '@latchkey/site/screen';
import { type DraftDocuments, factsIn, textAt } from '@latchkey/hotel-document/drafts';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { takesEntries } from './fields/entry-changes.ts';
import { generatedFieldsOf } from './fields/generated-fields.ts';
import { groupsOf } from './fields/fields-of.ts';
import { newCharges } from './fields/groups/new-charges.ts';
import { newRules } from './fields/groups/new-rules.ts';
import { currencyIn, languagesOf, nameIn } from './fields/names-in.ts';
import { changesOf } from './fields/changes-of.ts';
import { markName, markOf } from './fields/mark-of.ts';
import { parts, type SettingsPart } from './fields/part.table.ts';
import { namedPlace } from './named-place.ts';
import { compareModel } from './compare/compare-model.ts';
import { placesIn as refusedPlaces } from './refused-places.ts';
import { picturesModel } from './pictures/pictures-model.ts';
import { languageAsked, languagesModel } from './languages/languages-model.ts';
import { accountsOnce } from './fields/accounts-once.ts';
import { accountsOf, paymentPage } from './payment/payment-model.ts';
import type { NightsRead } from './model/nights.types.ts';
import type { PaymentPage } from './model/payment.types.ts';
import { tableModel } from './table/table-model.ts';
import { domainModel } from './domain/domain-model.ts';
import {
  settingsDone,
  settingsProblems,
  type CompareModel,
  type OfDraft,
  type OverviewModel,
  type PartModel,
  type SettingsModel,
} from './settings.model.ts';
import { trialIn } from './trial/begin-trial.ts';
import { oneOf } from '../../session/one-of.ts';

/** It comes with the loader, whose reading of the documents it uses. */
export { checkTyped, documentsTyped } from './typing/check-typed.ts';

type SetUp = Extract<Awaited<ReturnType<typeof ask>>, { readonly status: 200 }>['body'];

const ask = (client: PropertyClient, signal?: AbortSignal) => client.call('getSetUp', {}, signal);

/** The hotel and the page of its address -> what it says of itself, for who may change that. */
export const load = inHotel<SettingsModel>(async (request, { hotel }) => {
  const { api, params, search, signal } = request;
  const part = params['part'];
  const isPart = parts.some((one) => one === part);
  if (part !== undefined && !isPart) return { kind: 'missing' };
  const client = propertyClient(api, hotel.hotelId);
  const earlier = /^\d{1,9}$/.test(search['before'] ?? '') ? Number(search['before']) : undefined;
  // All pages mark an address whose proof is lost: it is asked for beside the rest, and no page waits longer for it.
  const [reply, domains, history, accounts] = await Promise.all([
    ask(client, signal),
    client.call('getOwnDomain', {}, signal),
    isPart
      ? null
      : client.call('listPublications', { query: earlier === undefined ? {} : { before: earlier } }, signal),
    part === 'payment' ? accountsOf(client, signal) : null,
  ]);
  if (isFailure(reply)) throw readError('the set-up', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const setUp = { ...reply.body, differences: [...accountsOnce(reply.body.differences)] };
  const own = domains.status === 200 ? domains.body : null;
  const ofAll = ofDraft(request, setUp, own?.domain?.state === 'lost');
  if (part === 'beside') return { kind: 'ready', model: await pairOf(request, client, setUp, ofAll) };
  if (part === 'table') return { kind: 'ready', model: tableModel(request, setUp.documents, ofAll) };
  if (part === 'pictures') return { kind: 'ready', model: picturesModel(request, setUp, ofAll) };
  if (part === 'languages') {
    const language = languageAsked(request);
    const found = await client.call('getLanguages', { query: language === null ? {} : { language } }, signal);
    if (isFailure(found)) throw readError('the languages of the hotel', found);
    if (found.status !== 200) return { kind: 'missing' };
    return { kind: 'ready', model: languagesModel(request, setUp.documents, found.body, ofAll) };
  }
  if (part === 'domain') {
    if (isFailure(domains)) throw readError('the address of the hotel', domains);
    if (own === null) return { kind: 'missing' };
    return { kind: 'ready', model: domainModel(request, own, ofAll) };
  }
  if (isPart) {
    const payment = part === 'payment' ? paymentPage(request, hotel, setUp, accounts) : null;
    const nights = part === 'seasons' ? await nightsOf(request, setUp) : null;
    const made = partModel(request, setUp, part as SettingsPart, ofAll, payment);
    const generatedFields = hasGenerated(made.part) ? await generatedFieldsOf(made.groups, setUp.documents) : {};
    return { kind: 'ready', model: { ...made, nights, generatedFields } };
  }
  const past = history?.status === 200 ? history.body : null;
  const opening = await client.call('getOpening', {}, signal);
  const state = opening.status === 200 ? opening.body.state : 'live';
  const refused = opening.status === 200 ? (opening.body.refused ?? null) : null;
  const isSeen = setUp.differences.length > 0 || state !== 'live';
  const preview = isSeen ? await client.call('makePreview', { body: {} }, signal) : null;
  const isWithdrawn = opening.status === 200 && opening.body.withdrawn !== undefined;
  const before = {
    opening: state,
    refused,
    isWithdrawn,
    preview: preview?.status === 201 ? preview.body : null,
    trial: trialIn(request),
  } as const;
  return { kind: 'ready', model: { ...overview(request, setUp, past, ofAll), ...before } };
});

/** What guests will read of nights; the schema of the facts comes with the one page that needs it. */
async function nightsOf(request: ScreenRequest, { documents }: SetUp): Promise<NightsRead | null> {
  const { readNights } = await import(/* webpackChunkName: "set-up-checks" */ './seasons/read-nights.ts');
  return readNights(documents, todayOf(request, documents), request.locale);
}

const hasGenerated = (part: SettingsPart): boolean => part === 'rooms' || part === 'policies' || part === 'texts';

type History = Extract<Awaited<ReturnType<typeof asked>>, { readonly status: 200 }>['body'];
const asked = (client: PropertyClient) => client.call('listPublications', { query: {} });

function ofDraft({ returned, search, locale }: ScreenRequest, setUp: SetUp, isDomainLost: boolean): OfDraft {
  const { kept, live, draft, documents, differences, findings, unread } = setUp;
  const toDo: Partial<Record<SettingsPart, number>> = {
    ...(isDomainLost ? { domain: 1 } : {}),
    ...(unread > 0 ? { languages: unread } : {}),
  };
  for (const one of findings.filter(({ rank }) => rank !== 'nice')) {
    const { part } = namedPlace(documents, one, locale);
    if (part !== null) toDo[part] = (toDo[part] ?? 0) + 1;
  }
  return {
    kept,
    isUnopened: textAt(factsIn(documents), 'state') === 'draft',
    live,
    draft: { version: draft.version, savedAt: draft.savedAt, by: draft.by },
    changes: differences.length,
    currency: currencyIn(documents),
    toDo,
    done: returned === undefined ? (oneOf(settingsDone, search['done']) ?? null) : null,
    problem:
      returned === undefined || returned.code === null
        ? null
        : (oneOf(settingsProblems, returned.code) ?? 'unavailable'),
  };
}

async function pairOf(
  request: ScreenRequest,
  client: PropertyClient,
  { documents, differences, findings, conflicts }: SetUp,
  ofAll: OfDraft,
): Promise<CompareModel> {
  const hasPair = !ofAll.isUnopened && ofAll.changes > 0;
  const made = hasPair ? await client.call('makePreview', { body: {} }, request.signal) : null;
  const compared = {
    differences: differences.map((one) => ({ ...one, ...namedPlace(documents, one, request.locale) })),
    previewUrl: made?.status === 201 ? made.body.url : null,
    mustMend: conflicts.length > 0 || findings.some(({ rank }) => rank === 'must'),
  };
  return compareModel(request, documents, compared, ofAll);
}

const todayOf = ({ now }: ScreenRequest, documents: DraftDocuments): LocalDate =>
  todayIn(textAt(factsIn(documents), 'timeZone') || 'UTC', now);

function overview(
  request: ScreenRequest,
  setUp: SetUp,
  history: History | null,
  ofAll: OfDraft,
): Omit<OverviewModel, 'opening' | 'refused' | 'isWithdrawn' | 'preview' | 'trial'> {
  const { documents } = setUp;
  const { locale } = request;
  const placed = <T extends { readonly file: string; readonly path: string }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, ...namedPlace(documents, one, locale) }));
  return {
    page: 'overview',
    ...ofAll,
    differences: placed(setUp.differences),
    conflicts: placed(setUp.conflicts),
    findings: placed([...setUp.findings, ...refusedIn(request, setUp)]),
    planned: setUp.planned.map(({ from, by, differences, refused }) => ({
      from,
      by,
      refused,
      differences: placed(accountsOnce(differences)),
    })),
    history: (history?.publications ?? []).map(({ differences, ...publication }) => ({
      ...publication,
      differences: differences === null ? null : placed(accountsOnce(differences)),
    })),
    earlier: history?.next ?? null,
    today: todayOf(request, documents),
    unread: setUp.unread,
  };
}

/** What kept the draft from being published and its own look does not name. */
const refusedIn = ({ returned }: ScreenRequest, { findings }: SetUp): SetUp['findings'] =>
  refusedPlaces(returned?.fields['refused'] ?? '')
    .filter(
      (one) => !findings.some(({ file, path, kind }) => file === one.file && path === one.path && kind === one.kind),
    )
    .map((one) => ({ ...one, rank: 'must', message: '' }));

function partModel(
  request: ScreenRequest,
  setUp: SetUp,
  part: SettingsPart,
  ofAll: OfDraft,
  payment: PaymentPage | null,
): Omit<PartModel, 'nights' | 'generatedFields'> {
  const { documents } = setUp;
  const { search, returned, locale } = request;
  const all = groupsOf(part, documents, locale);
  const rooms =
    part === 'rooms' ? all.map(({ id }) => ({ id, name: nameIn(documents, `rooms.${id}.name`, id, locale) })) : [];
  const room =
    part === 'rooms'
      ? (rooms.find(({ id }) => id === (returned?.fields['room'] ?? search['room'])) ?? rooms[0])?.id
      : undefined;
  const groups = room === undefined ? all : all.filter(({ id }) => id === room);
  const typed = returned?.fields ?? {};
  const changed = setUp.differences;
  const fields = groups.flatMap((one) => one.fields);
  const check = changesOf(groups, documents, (name) => {
    const field = fields.find((one) => markName(one.name) === name);
    // Every control that was typed into is told from what stands there; those left alone are as they stand.
    return field === undefined
      ? (typed[name] ?? fields.find((one) => one.name === name)?.value ?? '')
      : markOf(field.value);
  });
  return {
    page: 'part',
    part,
    ...ofAll,
    groups,
    takesEntries: takesEntries(part),
    newCharges: part === 'taxes' ? newCharges(documents) : part === 'seasons' ? newRules() : [],
    entry: search['entry'] ?? null,
    languages: languagesOf(documents),
    rooms,
    room: room ?? null,
    findings: setUp.findings
      .map((one) => ({ ...one, ...namedPlace(documents, one, locale) }))
      .filter((one) => one.part === part && (room === undefined || one.room === room)),
    changedFields: fields
      .filter(({ file, path }) =>
        changed.some((one) => one.file === file && (one.path === path || path.startsWith(`${one.path}.`))),
      )
      .map(({ name }) => name),
    typed,
    invalid: returned?.code === 'invalid' ? check.invalid : [],
    warned: {},
    today: todayOf(request, documents),
    payment,
  };
}
