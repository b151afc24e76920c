import { isFailure } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { factsIn, listAt } from '@latchkey/hotel-document/drafts';
import { changesOf } from './fields/changes-of.ts';
import { addedCharge } from './fields/charge-entries.ts';
import { addedRule } from './fields/rule-entries.ts';
import { addedEntry, removedEntry, stopping, takesEntries } from './fields/entry-changes.ts';
import { withEmptied } from './fields/generated-fields.ts';
import { groupsOf } from './fields/fields-of.ts';
import { languagesOf } from './fields/names-in.ts';
import { newCharge, newName, newRule, newSeason, newTaxControl, newText } from './fields/new-controls.ts';
import { parts } from './fields/part.table.ts';
import { again, answer, leadTo, numberIn } from './after-save.ts';
import { placesAsText } from './refused-places.ts';
import { readTable } from './table/read-table.ts';
import { domainAction } from './domain/domain.action.ts';
import { languagesAction } from './languages/languages.action.ts';
import { keysAction, saveWays } from './payment/payment.action.ts';
import { picturesAction } from './pictures/pictures.action.ts';
import { beginTrial } from './trial/begin-trial.ts';
import { oneOf } from '../../session/one-of.ts';

/** Saves a draft, publishes it, and brings back what guests saw before: with a script and without. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const desk = propertyClient(request.api, Number(request.params['hotelId']));
  const { form, signal } = request;
  const version = numberIn(form.field('version'));
  switch (form.name) {
    case 'save':
      return request.params['part'] === 'payment' ? saveWays(request, desk, version) : save(request, desk, version);
    case 'keep-keys':
    case 'remove-keys':
      return keysAction(request, desk);
    case 'add-entry':
    case 'take-out':
    case 'stop-room':
    case 'sell-room':
      return changeEntry(request, desk, version);
    case 'read-table':
      return takeTable(request, desk, version);
    case 'try':
      return beginTrial(desk, request, (reply) => answer(request, 'same', reply));
    case 'publish':
      return publish(request, desk, version);
    case 'drop':
      return answer(
        request,
        'dropped',
        await desk.call('saveDraft', { body: { version, startOver: true, changes: [] } }, signal),
      );
    case 'take-back': {
      const from = form.field('from');
      if (!isStayDate(from)) return again('not_found');
      return answer(request, 'taken-back', await desk.call('takeBackPlanned', { params: { from } }, signal));
    }
    case 'revert': {
      const params = { number: String(numberIn(form.field('number')) || 1) };
      return answer(request, 'reverted', await desk.call('revertTo', { params }, signal));
    }
    case 'propose-texts':
    case 'keep-texts':
      return languagesAction(request, desk);
    case 'name-domain':
    case 'check-domain':
    case 'remove-domain':
      return domainAction(request, desk);
    default:
      return request.params['part'] === 'pictures' ? picturesAction(request, desk) : { kind: 'unknown_form' };
  }
}

async function save(request: PostRequest, desk: PropertyClient, version: number): Promise<PostOutcome> {
  const { form, params, signal } = request;
  const part = oneOf(parts, params['part']);
  if (part === undefined) return { kind: 'unknown_form' };
  const read = await desk.call('getSetUp', {}, signal);
  if (isFailure(read) || read.status !== 200) return answer(request, 'saved', read);
  const { documents } = read.body;
  const room = form.field('room');
  const groups = groupsOf(part, documents, request.locale).filter(({ id }) => part !== 'rooms' || id === room);
  const typed = changesOf(groups, documents, form.field);
  const { changes, invalid, touched } = await withEmptied(typed, groups, documents);
  if (invalid.length > 0) return again('invalid', { ...touched, room });
  if (changes.length === 0) return leadTo(request, 'same');
  const saved = await desk.call('saveDraft', { body: { version, changes: [...changes] } }, signal);
  return answer(request, 'saved', saved, { ...touched, room });
}

/** Adds something to a page, takes it out, or has a room type be sold no more. */
async function changeEntry(request: PostRequest, desk: PropertyClient, version: number): Promise<PostOutcome> {
  const { form, params, signal } = request;
  const part = oneOf(parts, params['part']);
  if (part === undefined || !takesEntries(part)) return { kind: 'unknown_form' };
  const read = await desk.call('getSetUp', {}, signal);
  if (isFailure(read) || read.status !== 200) return answer(request, 'saved', read);
  const { documents } = read.body;
  const id = form.field('entry');
  if (form.name === 'add-entry') {
    const typed = Object.fromEntries(
      [
        'new kind',
        ...languagesOf(documents).flatMap((one) => [newName(one), newText(one)]),
        ...(part === 'taxes' ? Object.values({ ...newCharge, ...newTaxControl }) : []),
        ...(part === 'seasons' ? [...Object.values(newSeason), ...Object.values(newRule)] : []),
      ].map((name) => [name, form.field(name)]),
    );
    const added =
      part === 'taxes'
        ? addedCharge(documents, form.field)
        : part === 'seasons'
          ? addedRule(documents, form.field)
          : (addedEntry(part, documents, form.field) ?? ('new_unnamed' as const));
    if (typeof added === 'string') return again(added, typed);
    const saved = await desk.call('saveDraft', { body: { version, changes: [...added.changes] } }, signal);
    const query = part === 'rooms' ? { room: added.id } : { entry: added.id };
    return answer(request, 'saved', saved, typed, query);
  }
  const changes =
    form.name === 'take-out' ? removedEntry(part, documents, id) : stopping(documents, id, form.name === 'stop-room');
  if (changes === null) return again('no_place');
  const lists = { rooms: 'rooms', plans: 'ratePlans' } as const;
  const isLast = (part === 'rooms' || part === 'plans') && listAt(factsIn(documents), lists[part]).length < 2;
  if (form.name === 'take-out' && isLast) return again('last_one');
  if (changes.length === 0) return leadTo(request, 'same');
  const saved = await desk.call('saveDraft', { body: { version, changes: [...changes] } }, signal);
  return answer(request, 'saved', saved, {}, form.name === 'take-out' || part !== 'rooms' ? {} : { room: id });
}

/** Takes the rooms and prices of a table into the draft: all of it, or nothing. */
async function takeTable(request: PostRequest, desk: PropertyClient, version: number): Promise<PostOutcome> {
  const { form, locale, signal } = request;
  const table = form.field('table');
  const read = await desk.call('getSetUp', {}, signal);
  if (isFailure(read) || read.status !== 200) return answer(request, 'saved', read, { table });
  const taken = readTable(table, read.body.documents, locale);
  if (taken.kind === 'wrong') return again('table_wrong', { table });
  if (taken.changes.length === 0) return leadTo(request, 'same');
  const saved = await desk.call('saveDraft', { body: { version, changes: [...taken.changes] } }, signal);
  return answer(request, 'saved', saved, { table });
}

async function publish(request: PostRequest, desk: PropertyClient, version: number): Promise<PostOutcome> {
  const { form, signal } = request;
  const [when, from] = [form.field('when'), form.field('from')];
  if (when === 'day' && !isStayDate(from)) return again('day_missing', { when, from });
  const body = when === 'day' && isStayDate(from) ? { version, from } : { version };
  const published = await desk.call('publishDraft', { body }, signal);
  const isPlanned = published.status === 200 && published.body.number === null;
  // What only publishing finds, such as rooms that guests have booked, no look at the draft would name again.
  const refused = published.status === 422 && published.body.code === 'not_ready' ? published.body.findings : [];
  const typed = { when, from, refused: placesAsText(refused) };
  return answer(request, isPlanned ? 'planned' : 'published', published, typed);
}
