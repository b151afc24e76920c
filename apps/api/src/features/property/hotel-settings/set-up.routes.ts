import { may } from '@latchkey/booking-core/staff';
import { momentOf } from '@latchkey/booking-core/time';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { documentsOf, propertyToday } from '../../catalogue/catalogue.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { type DraftRow, lockDraft, writeDraft } from './drafts.queries.ts';
import { historyView } from './history-view.ts';
import { planDraft, type PlannedDraft, takeBackPlanned } from './plan-draft.ts';
import { publishAgain, type By, publishChanges } from './publish-changes.ts';
import { saveDraft, type SavedDraft } from './save-draft.ts';
import { draftView, setUpView } from './set-up-view.ts';

const unknown = { status: 404, body: { code: 'not_found' } } as const;

const caller = (): By => {
  const acting = actingNow();
  return { byId: acting?.principal.id ?? null, byName: acting?.name ?? null };
};

/** What a hotel says of itself, changed by its people. */
export function setUpRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getSetUp', async ({ headers }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await setUpView(deps, hotel.id, inForce) };
  });

  route(app, 'saveDraft', async ({ headers, body: { version, startOver = false, changes } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    const [at, { byName }] = [deps.clock(), caller()];
    const principal = actingNow()?.principal;
    const mayChooseAccount = principal !== undefined && may(principal, 'keepGatewayAccount');
    const saved = await transact<SavedDraft>(deps.db, async (tx, rollback) => {
      const asked = { version, startOver, changes, at, byName, mayChooseAccount };
      const outcome = await saveDraft(tx, hotel.id, inForce, asked);
      return outcome.kind === 'saved' ? outcome : rollback(outcome);
    });
    if (saved.kind === 'saved') return { status: 200, body: draftView(saved.draft) };
    if (saved.kind === 'changed') return { status: 409, body: { code: 'changed', newer: draftView(saved.newer) } };
    return { status: 422, body: { code: saved.kind, paths: [...saved.paths] } };
  });

  route(app, 'publishDraft', async ({ headers, body: { version, from } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    const [now, by] = [deps.clock(), caller()];
    const today = propertyToday(hotel.sale.timeZone, now);
    if (from !== undefined && from < today) return { status: 422, body: { code: 'in_the_past' } };
    if (from !== undefined && from > today) {
      const dueAt = new Date(momentOf(from, '00:00', hotel.sale.timeZone));
      const planned = await transact<PlannedDraft>(deps.db, async (tx, rollback) => {
        const outcome = await planDraft(tx, hotel.id, inForce, {
          version,
          from,
          dueAt,
          now,
          by,
          settings: deps.settings,
        });
        return outcome.kind === 'planned' ? outcome : rollback(outcome);
      });
      if (planned.kind === 'planned') return { status: 200, body: { number: null, from } };
      if (planned.kind === 'changed')
        return { status: 409, body: { code: 'changed', newer: draftView(planned.newer) } };
      if (planned.kind === 'not_ready')
        return { status: 422, body: { code: 'not_ready', findings: [...planned.findings] } };
      return { status: 409, body: { code: planned.kind } };
    }
    const draft = await transact(deps.db, (tx) => lockDraft(tx, hotel.id, now));
    if (draft.version !== version) return { status: 409, body: { code: 'changed', newer: draftView(draft) } };
    if (draft.changes.length === 0) return { status: 409, body: { code: 'nothing_to_publish' } };
    const published = await publishChanges<DraftRow>(deps, hotel.id, draft.changes, by, async (tx, number) => {
      const locked = await lockDraft(tx, hotel.id, now);
      if (locked.version !== version) return locked;
      await writeDraft(tx, hotel.id, { version: version + 1, changes: [], at: now, byName: by.byName });
      noteAct(tx, { hotelId: hotel.id, after: { publication: number, changes: draft.changes.length } });
      return null;
    });
    switch (published.kind) {
      case 'published':
        return { status: 200, body: { number: published.number, from: null } };
      case 'refused':
        return { status: 409, body: { code: 'changed', newer: draftView(published.why) } };
      case 'not_ready':
        return { status: 422, body: { code: 'not_ready', findings: [...published.findings] } };
      case 'not_found':
        return unknown;
      default:
        return { status: 409, body: { code: published.kind } };
    }
  });

  route(app, 'takeBackPlanned', async ({ headers, params: { from } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    const [at, { byName }] = [deps.clock(), caller()];
    const draft = await transact(deps.db, (tx: Transaction) =>
      takeBackPlanned(tx, hotel.id, inForce, { from, at, byName }),
    );
    return draft === undefined ? unknown : { status: 200, body: draftView(draft) };
  });

  route(app, 'listPublications', async ({ headers, query: { before } }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await historyView(deps, hotel.id, before) };
  });

  route(app, 'revertTo', async ({ headers, params: { number } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const reverted = await publishAgain<never>(deps, hotel.id, number, caller(), async (tx, made) => {
      noteAct(tx, { hotelId: hotel.id, after: { publication: made, reverts: number } });
      return null;
    });
    switch (reverted.kind) {
      case 'published':
        return { status: 200, body: { number: reverted.number } };
      case 'not_ready':
        return { status: 422, body: { code: 'not_ready', findings: [...reverted.findings] } };
      case 'nothing_to_publish':
        return { status: 409, body: { code: 'nothing_to_publish' } };
      default:
        return unknown;
    }
  });
}
