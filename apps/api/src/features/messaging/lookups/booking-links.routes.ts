import { bookingKey } from '../../../database/booking-key.ts';
import { locales } from '@latchkey/booking-core/language';
import { urlOf } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { transactByHotel } from '../../../database/transact-by-hotel.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { deviceOf, freshDevice } from '../../../http/device-cookie.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import {
  forgetHotelsOf,
  grantAccess,
  hotelsOfDevice,
  noteDevice,
  renewDevice,
} from '../../booking-access/booking-access.ts';
import { confirmProved } from '../../reservations/reservations.ts';
import { formPosts, sendLinkPage } from '../mail-links/link-page.ts';
import { findLink, useLink, type MailLink } from '../mail-links/mail-links.queries.ts';
import { fill } from '../messages/fill.ts';
import { linkWords } from './link.words.ts';

const path = '/api/booking-links/:token';
/** The link came by mail. */
const proved = { mail: true, phone: false };

interface WithToken {
  Params: { token: string };
  /** For the page of a link that is over. */
  Querystring: { lang?: string };
}

/** The link in a mail that opens a booking on the device it is used on: a page with a button, and what the button does. */
export async function bookingLinksRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await formPosts(app, (scope) => {
    scope.get<WithToken>(path, async ({ params, query }, reply) => {
      const link = await findLink(deps.db, params.token, 'booking', deps.clock());
      return answer(reply, params.token, link, query.lang);
    });
    scope.post<WithToken>(path, async (request, reply) => {
      const { token } = request.params;
      const now = deps.clock();
      const before = deviceOf(request);
      const { deviceHash, give } = freshDevice(request, reply);
      const link = await transact(deps.db, async (tx) => {
        const used = await useLink(tx, token, 'booking', now);
        if (used === undefined) return undefined;
        const booking = bookingKey(used.hotel_id, used.subject);
        await renewDevice(tx, used.hotel_id, before, deviceHash);
        await grantAccess(tx, booking, { deviceHash, proved, at: now });
        return used;
      });
      if (link === undefined) return answer(reply, token, undefined, request.query.lang);
      const hotels = await hotelsOfDevice(deps.db, before);
      await noteDevice(deps.db, deviceHash, [link.hotel_id, ...hotels]);
      await transactByHotel(deps, hotels, (tx, hotelId) => renewDevice(tx, hotelId, before, deviceHash));
      if (before !== undefined) await forgetHotelsOf(deps.db, before);
      await confirmProved(deps, bookingKey(link.hotel_id, link.subject), proved);
      give();
      return reply.redirect(urlOf('bookingStatus', { bookingId: link.subject }, { lang: link.language }), 303);
    });
  });

  async function answer(
    reply: FastifyReply,
    token: string,
    link: MailLink | undefined,
    lang: string | undefined,
  ): Promise<FastifyReply> {
    const hotel = await deps.hotels.byId(link?.hotel_id ?? hotelIdIn(token) ?? 0);
    const language = link?.language ?? locales.find((one) => one === lang) ?? 'en';
    const say = linkWords[language];
    const name = hotel?.wordsIn(language).words.name ?? deps.settings.providerName;
    return sendLinkPage(reply, link === undefined ? 410 : 200, {
      language,
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title: fill(say.subject, { hotel: name }),
      text: link === undefined ? say.over : say.page,
      button: link === undefined ? null : say.open,
    });
  }
}
