import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { RateGrid } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import { oneOf } from '../../../session/one-of.ts';
import { changesOf, type AriChanges } from '../grid/edit/changes-of.ts';
import { unmetStay } from '../grid/edit/unmet.ts';
import { figuresOf } from '../figures/figures.ts';
import { planKey } from '../figures/lines.ts';
import { problemOf } from '../problem-of.ts';
import { ratesProblems, type RatesProblem } from '../rates.model.ts';
import type { Look } from '../figures/look.types.ts';
import { lookOf } from './look.ts';
import { readNights } from './read-nights.ts';
import { asTheyStand, backToRule, typedFigures } from './typed-figures.ts';
import { plansIn } from '../figures/typed-names.ts';
import { typedNights } from './typed-nights.ts';

/** The most changes that the engine takes in one message. */
const mostChanges = 5000;

/** Who asks, and where. */
export interface Asking {
  readonly api: ApiClient;
  readonly hotelId: number;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

export interface Refused {
  readonly problem: RatesProblem | 'signed_out';
}

/** What a form would do, with the changes that do it and those that take it back. */
export interface Looked {
  readonly look: Look;
  readonly changes: AriChanges;
  readonly back: AriChanges;
}

/** Works out what a form would do to figures as they stand; nothing is changed. */
export async function lookAt(
  asking: Asking,
  what: Look['what'],
  field: (name: string) => string,
): Promise<Looked | Refused> {
  const { locale, signal } = asking;
  const client = propertyClient(asking.api, asking.hotelId);
  const now = await client.call('getRateGrid', { query: { nights: 1, language: locale } }, signal);
  if (now.status !== 200) return { problem: problemOf(now) ?? 'changed' };
  const nights = typedNights(field, now.body.onSale);
  if (typeof nights === 'string') return { problem: nights };
  const grid = await readNights(client, nights, asking);
  if ('status' in grid) return { problem: problemOf(grid) ?? 'changed' };
  const figures = figuresOf(grid);
  const plans = plansOf(grid, field);
  const edits =
    what === 'rule' ? backToRule(figures, plans, nights) : typedFigures(field, { grid, figures }, plans, nights);
  if (typeof edits === 'string') return { problem: edits };
  if (edits.length === 0) return { problem: plans.length === 0 ? 'no_plans' : 'nothing_by_hand' };
  const unmet = unmetStay(edits, figures.of, grid.onSale.to);
  if (unmet !== null) return { problem: unmet.fault };
  const [changes, back] = [changesOf(edits), changesOf(asTheyStand(figures, edits))];
  if (Math.max(changes.length, back.length) > mostChanges) return { problem: 'too_many_cells' };
  return { look: lookOf({ what, seen: grid.asOf }, edits, figures, plans), changes, back };
}

/** The plans that a form names, of all that a grid has. */
function plansOf({ roomTypes }: RateGrid, field: (name: string) => string) {
  const named = new Set(plansIn(field));
  return roomTypes.flatMap(({ roomTypeId, plans }) =>
    plans.filter(({ ratePlanId }) => named.has(planKey(roomTypeId, ratePlanId))).map((plan) => ({ roomTypeId, plan })),
  );
}

/** Makes changes, all or none and once for a key: on how many nights (null: an earlier press has made others), or why not. */
export async function makeChanges(
  { api, hotelId, signal }: Asking,
  { changes, seen, key, force }: { changes: AriChanges; seen: string; key: string; force: boolean },
): Promise<{ readonly nights: number | null } | Refused> {
  const body = { changes, seenAt: seen, ...(force ? { force } : {}) };
  const headers = { 'idempotency-key': key };
  const reply = await propertyClient(api, hotelId).call('changeAri', { headers, body }, signal);
  if (reply.status === 200) return { nights: reply.body.nights };
  const code = reply.status === 422 ? reply.body.code : null;
  if (code === 'idempotency_key_reused') return { nights: null };
  return { problem: oneOf(ratesProblems, code) ?? problemOf(reply) ?? 'changed' };
}
