import { ownPath } from '@latchkey/security/own-path';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { newPreviewToken, previewCookie, readPreviewToken } from '../../../http/hotel-preview.ts';
import { route } from '../../../http/route.ts';
import { originOf } from '../../../public-origin.ts';
import { hostName, sharedHosts } from '../../../shared-hosts.ts';
import { isHeld } from '../../catalogue/catalogue.ts';
import { sendLinkPage } from '../../messaging/messaging.ts';
import { addressOf, guestsHost } from '../starts/start-view.ts';
import { mayShow } from './may-show.ts';
import { previewOver } from './preview.words.ts';

const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
/** How long a link shows pages before guests see them. */
const previewMs = 24 * 3_600_000;
const ownColour = '#13211f';
/** Where links of previews and trials lead. */
export const previewsPath = '/api/previews';
/** Of a page that a link leads to. */
const longestPath = 300;

/** Pages of a hotel that are seen before guests see them: the link to them, and what it opens. */
export function previewsRoutes(app: FastifyInstance, deps: Deps): void {
  const { settings, clock, hotels } = deps;

  const homeOn = (host: string, slug: string): string =>
    sharedHosts(settings).includes(hostName(host)) ? new URL(addressOf(settings, slug)).pathname : '/';

  route(app, 'makePreview', async () => {
    const principal = actingNow()?.principal;
    if (principal === undefined || settings.propertyKeySecret === null) return noKey;
    if (await isHeld(deps.db, principal.hotelId)) return { status: 409, body: { code: 'hotel_held' } };
    const until = new Date(clock().getTime() + previewMs);
    const token = newPreviewToken(
      { hotelId: principal.hotelId, maker: principal.kind === 'staff' ? principal.id : null },
      until,
      settings.propertyKeySecret,
    );
    const url = `${originOf(guestsHost(settings), settings)}${previewsPath}/${token}`;
    return { status: 201, body: { url, expiresAt: until.toISOString() } };
  });

  // The token leaves the address at once: pages are asked for with a cookie, which tells no other site of it.
  // `to` names a page of the hotel in place of its home.
  app.get<{ Params: { token: string }; Querystring: { to?: unknown } }>(
    `${previewsPath}/:token`,
    async (request, reply) => {
      const { params, protocol, host } = request;
      const { to } = request.query;
      const named = readPreviewToken(params.token, settings.propertyKeySecret, clock());
      const opened = named !== undefined && (await mayShow(deps, named)) ? named : undefined;
      const hotel = opened === undefined ? undefined : await hotels.byId(opened.hotelId);
      if (opened === undefined || hotel === undefined)
        return sendLinkPage(reply, 410, {
          language: 'en',
          brand: ownColour,
          title: settings.providerName,
          text: Object.values(previewOver).join(' · '),
          button: null,
        });
      const asked = typeof to === 'string' && to.length <= longestPath ? ownPath(to) : null;
      const secure = protocol === 'https' ? '; Secure' : '';
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow')
        .header(
          'set-cookie',
          `${previewCookie(request)}=${params.token}; Path=/; Max-Age=${opened.seconds}; HttpOnly; SameSite=Lax${secure}`,
        )
        .redirect(asked ?? homeOn(host, hotel.readFacts().slug), 303);
    },
  );
}
