import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { LandingModel } from './landing.model.ts';

/** The hotels that hang on the page; without them the page still says what it has to say. */
export async function load({ api, site, locale, signal }: ScreenRequest): Promise<ScreenOutcome<LandingModel>> {
  const reply = await api.call('listHotels', { query: { lang: locale } }, signal);
  return {
    kind: 'ready',
    model: {
      audience: site.kind === 'platform' ? 'guests' : 'hoteliers',
      hotels: reply.status === 200 ? reply.body.hotels : [],
    },
  };
}
