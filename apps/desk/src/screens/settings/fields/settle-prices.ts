import {
  changedFact,
  entriesAt,
  factsIn,
  keysAt,
  placeWithin,
  type DraftDocuments,
  valueAt,
} from '@latchkey/hotel-document/drafts';
import type { Settle } from './settle.types.ts';

const stepAt = placeWithin('seasons.*.prices.*.*.priceForPax.*');

/** What a room costs on a plan in a season, by the number of guests, and what else stands beside it. */
interface OwnPrice {
  readonly beside: object;
  readonly steps: Map<number, unknown>;
}

/** Prices of a season of its own -> all that it has of them: those that are emptied go, and with the last one the whole. */
export const withOwnPrices: Settle = (documents, changes) => {
  const typed = changes.flatMap(({ path, value }) => {
    const [season = '', room = '', plan = '', pax = ''] = stepAt(path)?.ids ?? [];
    return season === '' ? [] : [{ season, room, plan, pax: Number(pax), value }];
  });
  const seasons = new Set(typed.map(({ season }) => season));
  return [
    ...changes.filter(({ path }) => stepAt(path) === null),
    ...[...seasons].map((season) => {
      const prices = pricesOf(documents, season);
      for (const { season: of, room, plan, pax, value } of typed) {
        if (of !== season) continue;
        const own = prices.get(`${room} ${plan}`) ?? { beside: {}, steps: new Map<number, unknown>() };
        if (value === undefined) own.steps.delete(pax);
        else own.steps.set(pax, value);
        prices.set(`${room} ${plan}`, own);
      }
      const whole = written(prices);
      return Object.keys(whole).length === 0
        ? changedFact(`seasons.${season}.prices`)
        : changedFact(`seasons.${season}.prices`, whole);
    }),
  ];
};

/** The prices of its own that a season has, by room and plan. */
function pricesOf(documents: DraftDocuments, season: string): Map<string, OwnPrice> {
  const own = factsIn(documents);
  const at = `seasons.${season}.prices` as const;
  return new Map(
    keysAt(own, at).flatMap((room) =>
      keysAt(own, `${at}.${room}`).map((plan) => {
        const { priceForPax: _steps, ...beside } = (valueAt(own, `${at}.${room}.${plan}`) ?? {}) as Record<
          string,
          unknown
        >;
        const steps = entriesAt(own, `${at}.${room}.${plan}.priceForPax`).map(
          (step) => [Number(valueAt(step, 'pax')), valueAt(step, 'price')] as const,
        );
        return [`${room} ${plan}`, { beside, steps: new Map<number, unknown>(steps) }] as const;
      }),
    ),
  );
}

function written(prices: ReadonlyMap<string, OwnPrice>): Record<string, Record<string, object>> {
  const whole: Record<string, Record<string, object>> = {};
  for (const [name, { beside, steps }] of prices) {
    const [room = '', plan = ''] = name.split(' ');
    if (steps.size === 0) continue;
    const priceForPax = [...steps].toSorted(([one], [other]) => one - other).map(([pax, price]) => ({ pax, price }));
    whole[room] = { ...whole[room], [plan]: { priceForPax, ...beside } };
  }
  return whole;
}
