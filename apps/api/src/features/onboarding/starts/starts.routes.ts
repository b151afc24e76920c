import { currencyCodes } from '@latchkey/booking-core/currency';
import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { deskTokenOf, knowAskingBrowser, usedBrowserOf } from '../../../http/desk-cookie.ts';
import { route } from '../../../http/route.ts';
import { linkMs, signedInBy } from '../../identity/identity.ts';
import { takeTurn } from '../../publishing/publishing.ts';
import { countries } from '../presets/countries.table.ts';
import { askToStart } from './ask-to-start.ts';
import { ownStart, saveStart } from './save-start.ts';
import { startView, stateOf } from './start-view.ts';
import { insertStart, startOf, startsOf } from '../../property/property.ts';
import { freeHotelId } from './free-names.queries.ts';

const notSignedIn = { status: 401, body: { code: 'not_signed_in' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;
/** That one person has begun and guests do not see yet. */
const mostUnopened = 5;

/** Setting up a house by oneself. */
export function startsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'askToStart', async ({ body }, { request, reply }) => {
    const browserHash = knowAskingBrowser(request, reply, linkMs / 1000);
    const from = { address: request.ip, browserHash, usedBrowserHash: usedBrowserOf(request) };
    await askToStart(deps, body, from);
    return { status: 202, body: {} };
  });

  route(app, 'listCountries', async () => ({
    status: 200,
    body: { countries: countries.map(({ code }) => code), currencies: [...currencyCodes] },
  }));

  route(app, 'listStarts', async (_, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    const starts = (await startsOf(deps.db, now.person.person_id)).map((row) => ({
      hotelId: row.hotel_id,
      name: row.answers.house?.name ?? '',
      state: stateOf(row),
      savedAt: row.saved_at.toISOString(),
    }));
    return { status: 200, body: { starts } };
  });

  route(app, 'beginStart', async ({ body }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    const { person_id: personId } = now.person;
    const answers = { house: body.house, rooms: null, terms: null };
    const hotelId = await transact<number | null>(deps.db, async (tx) => {
      await takeTurn(tx);
      const unopened = (await startsOf(tx, personId)).filter((row) => row.opened_at === null);
      if (unopened.length >= mostUnopened) return null;
      const id = await freeHotelId(tx);
      await insertStart(tx, { hotelId: id, personId, language: body.language, answers, at: deps.clock() });
      return id;
    });
    if (hotelId === null) return { status: 409, body: { code: 'too_many_starts' } };
    const row = await startOf(deps.db, hotelId);
    if (row === undefined) throw new Error('a start that has begun is not there');
    return { status: 201, body: await startView(deps, row) };
  });

  route(app, 'getStart', async ({ params }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    const row = await ownStart(deps, params.hotel, now.person.person_id);
    return row === undefined ? unknown : { status: 200, body: await startView(deps, row) };
  });

  route(app, 'saveStart', async ({ params, body }, { request }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return notSignedIn;
    const row = await ownStart(deps, params.hotel, now.person.person_id);
    if (row === undefined) return unknown;
    const { version, language, house, rooms, terms } = body;
    const answers = {
      house: house ?? row.answers.house,
      rooms: rooms ?? row.answers.rooms,
      terms: terms ?? row.answers.terms,
    };
    const saved = await saveStart(deps, now, row, { version, language, answers });
    switch (saved.kind) {
      case 'saved':
        return { status: 200, body: await startView(deps, saved.row) };
      case 'changed':
        return { status: 409, body: { code: 'changed', newer: await startView(deps, saved.newer) } };
      case 'opened_already':
        return { status: 409, body: { code: 'opened_already' } };
      case 'unavailable':
        return { status: 503, body: { code: 'unavailable' } };
      default:
        return unknown;
    }
  });
}
