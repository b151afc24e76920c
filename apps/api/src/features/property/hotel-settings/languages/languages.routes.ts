import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../../database/acting.ts';
import { transact } from '../../../../database/transact.ts';
import type { Deps } from '../../../../deps.ts';
import { route } from '../../../../http/route.ts';
import { documentsOf } from '../../../catalogue/catalogue.ts';
import { hasModelRoom } from '../../../messaging/messaging.ts';
import { hotelOfCaller, noKey } from '../../routes/with-property.ts';
import { beginProposing, type BegunProposing } from './begin-proposing.ts';
import { keepTexts, type KeptTexts } from './keep-texts.ts';
import { languagesView } from './languages-view.ts';
import { countsOf, modelUseOf } from './model-shares.ts';

const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** A hotel's texts in its other languages: proposed, read, and brought into the draft. */
export function languagesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getLanguages', async ({ headers, query: { language } }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await languagesView(deps, hotel.id, inForce, language) };
  });

  route(app, 'proposeTexts', async ({ headers, body: { language } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (deps.textModel === null) return { status: 409, body: { code: 'no_model' } };
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    const principal = actingNow()?.principal;
    if (principal === undefined) return noKey;
    const use = await modelUseOf(deps, principal);
    if (!(await hasModelRoom(deps, countsOf(deps.settings, use)))) return { status: 409, body: { code: 'limit' } };
    const at = deps.clock();
    const begun = await transact<BegunProposing>(deps.db, async (tx, rollback) => {
      const outcome = await beginProposing(tx, hotel.id, inForce, { language, at, use });
      return outcome.kind === 'begun' ? outcome : rollback(outcome);
    });
    return begun.kind === 'begun'
      ? { status: 200, body: { languages: [...begun.languages] } }
      : { status: 409, body: { code: begun.kind } };
  });

  route(app, 'keepTexts', async ({ headers, params: { language }, body: { texts } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const inForce = await documentsOf(deps.db, hotel.id);
    if (inForce === undefined) return unknown;
    const [at, byName] = [deps.clock(), actingNow()?.name ?? null];
    const kept = await transact<KeptTexts>(deps.db, async (tx, rollback) => {
      const outcome = await keepTexts(tx, hotel.id, inForce, { language, texts, at, byName });
      return outcome.kind === 'kept' ? outcome : rollback(outcome);
    });
    switch (kept.kind) {
      case 'kept':
        return { status: 200, body: { isInDraft: kept.isInDraft, unread: kept.unread } };
      case 'changed':
        return { status: 409, body: { code: 'changed' } };
      default:
        return { status: 422, body: { code: kept.kind, paths: [...kept.paths] } };
    }
  });
}
