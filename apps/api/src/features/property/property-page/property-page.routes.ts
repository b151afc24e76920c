import { bookingKey } from '../../../database/booking-key.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { findLink, sendLinkPage } from '../../messaging/messaging.ts';
import { act, asksFirst, postedAct, type PostedAct } from './act.ts';
import { propertyBookingHtml } from './property-booking-html.ts';
import { propertyPageWords } from './property-page.words.ts';

interface WithToken {
  Params: { token: string };
}

const path = '/api/property-booking-links/:token';

/** What the button of a property's mail opens: its own page of the booking, with what it can do in that state. */
export async function propertyPageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<WithToken>(path, async ({ params }, reply) => show(reply, params.token));
    scope.post<WithToken>(path, async ({ params, body }, reply) => {
      const opened = await open(params.token);
      const posted = postedAct.safeParse(body);
      if (opened === undefined || !posted.success) return show(reply, params.token);
      if (asksFirst.has(posted.data.act) && posted.data.sure === undefined)
        return show(reply, params.token, { ask: posted.data });
      const outcome = await act(deps, opened.hotel, opened.row, posted.data);
      return show(reply, params.token, outcome === 'price_jump' ? { ask: posted.data } : { said: outcome });
    });
  });

  async function open(token: string) {
    const link = await findLink(deps.db, token, 'property-booking', deps.clock());
    const hotel = link === undefined ? undefined : await deps.hotels.byId(link.hotel_id);
    const row = link === undefined ? undefined : await findBooking(deps.db, bookingKey(link.hotel_id, link.subject));
    return hotel === undefined || row === undefined ? undefined : { hotel, row };
  }

  async function show(
    reply: FastifyReply,
    token: string,
    state: { readonly ask?: PostedAct; readonly said?: 'done' | 'refused' } = {},
  ): Promise<FastifyReply> {
    const opened = await open(token);
    const hotel = opened?.hotel ?? (await deps.hotels.byId(hotelIdIn(token) ?? 0));
    const facts = hotel?.readFacts();
    const language = facts?.mailLanguage ?? 'en';
    const page = { language, brand: facts?.theme.brand ?? '#13211f', button: null };
    if (opened === undefined)
      return sendLinkPage(reply, 410, {
        ...page,
        title: deps.settings.providerName,
        text: propertyPageWords[language].over,
      });
    const { title, text, html } = await propertyBookingHtml(deps, opened.hotel, opened.row, state);
    return sendLinkPage(reply, state.said === 'refused' ? 409 : 200, { ...page, title, text, html });
  }
}
