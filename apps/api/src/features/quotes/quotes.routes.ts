import type { PriceChanged } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { quoteView, type StoredQuote } from './quotes.queries.ts';
import { currentQuote, makeQuote } from './quotes.service.ts';

export function quotesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'createQuote', async ({ body }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const made = await makeQuote(deps, hotel, body);
    if ('quote' in made) return { status: 201, body: quoteView(made.quote) };
    return made.refused === 'sold_out' ? { status: 409, body: { code: made.refused } } : { status: 422, body: { code: made.refused } };
  });

  route(app, 'getQuote', async ({ params }) => {
    const state = await currentQuote(deps, params.quoteToken);
    switch (state.kind) {
      case 'live':
        return { status: 200, body: quoteView(state.quote) };
      case 'price_changed':
        return { status: 409, body: priceChangedView(state.oldTotal, state.quote) };
      case 'sold_out':
        return { status: 409, body: { code: 'sold_out' } };
      case 'quote_expired':
      case 'not_found':
        return { status: 404, body: { code: 'not_found' } };
    }
  });
}

export function priceChangedView(oldTotal: number, quote: StoredQuote): PriceChanged {
  return { code: 'price_changed', oldTotal, newTotal: quote.bill.total, quote: quoteView(quote) };
}
