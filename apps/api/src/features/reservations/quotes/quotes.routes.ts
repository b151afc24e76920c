import type { Locale } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { SaleNames } from '../../catalogue/catalogue.ts';
import { route } from '../../../http/route.ts';
import { isSoldMeanwhile } from './is-sold-meanwhile.ts';
import { priceChangedView, quoteView } from './quote-view.ts';
import type { StoredQuote } from './quotes.queries.ts';
import { currentQuote, makeQuote } from './quotes.service.ts';

export function quotesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createQuote', async ({ body }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const made = await makeQuote(deps, hotel, body);
    if ('quote' in made)
      return { status: 201, body: quoteView(made.quote, await namesFor(deps, made.quote, undefined)) };
    if (made.refused === 'addon_not_with_stay')
      return { status: 422, body: { code: made.refused, addonId: made.addonId } };
    return made.refused === 'sold_out' || made.refused === 'hotel_closed'
      ? { status: 409, body: { code: made.refused } }
      : { status: 422, body: { code: made.refused } };
  });

  route(app, 'getQuote', async ({ params, query }) => {
    const state = await currentQuote(deps, params.quoteToken);
    switch (state.kind) {
      case 'live':
        if (await isSoldMeanwhile(deps, state, params.quoteToken)) return { status: 409, body: { code: 'sold_out' } };
        return { status: 200, body: quoteView(state.quote, await namesFor(deps, state.quote, query.lang)) };
      case 'price_changed':
        return {
          status: 409,
          body: priceChangedView(state.oldTotal, state.quote, await namesFor(deps, state.quote, query.lang)),
        };
      case 'sold_out':
      case 'hotel_closed':
        return { status: 409, body: { code: state.kind } };
      case 'quote_expired':
      case 'not_found':
        return { status: 404, body: { code: 'not_found' } };
    }
  });
}

const namesFor = async (
  deps: Deps,
  { hotelId }: StoredQuote,
  language: Locale | undefined,
): Promise<SaleNames | undefined> => (await deps.hotels.byId(hotelId))?.namesIn(language);
