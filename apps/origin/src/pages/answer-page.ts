import type { PageReleases } from '@latchkey/releases/page';
import { isPersonalPath } from '@latchkey/site/urls';
import type { FastifyReply } from 'fastify';
import { askedBy, type PageAskers } from '../rendering/page-askers.ts';
import type { RenderedHead } from '../rendering/page-stream.ts';
import { Busy, type Asker } from '../rendering/render-pool.types.ts';
import { trustedBy } from '../security/page-headers.ts';
import { noteCrawler, type IncomingPage } from './incoming-page.ts';
import { compressed, sendWhole } from './compressed.ts';
import { devServersOf, timing, writeHead } from './page-head.ts';
import type { PageServices } from './page-services.ts';
import { addressKey } from './own-url.ts';
import { TooManyPages } from './page-limits.ts';
import { isOfScript } from './is-of-script.ts';
import { bundlesOf, guestHeaders, ownHeaders } from './render-job.ts';

/**
 * Answers with a page that many guests share, where it is one and its rooms and prices are known to be true; else with one
 * of the guest's own. Throws `Busy` in a crowd, `TooManyPages`, and what the renderer throws.
 */
export async function answerPage(services: PageServices, page: IncomingPage): Promise<unknown> {
  const version = isShared(page) ? await versionOf(services, page) : null;
  return version === null ? answerOwn(services, page) : answerShared(services, page, version);
}

/**
 * Whether a page says the same to everybody: only pages of bookings and payment, the desk's, those that are seen before guests
 * see them, and answers to a form, know who asks.
 */
const isForMany = ({ url, posted, site, isPreview }: IncomingPage): boolean =>
  posted === null && !isPreview && site.kind !== 'desk' && !isPersonalPath(url.pathname);

/** Screens without per-guest content on the server: bookings and visits are loaded in the browser, or by other screens. */
const isShared = (page: IncomingPage): boolean =>
  isForMany(page) &&
  (page.owner === 'hotel-home' || page.owner === 'marketing') &&
  page.chosen.kind !== 'preview' &&
  devServersOf(page.chosen.releases).length === 0;

/** The version of a page's rooms and prices; empty for a page outside hotels. Null: kept pages cannot be trusted. */
const versionOf = ({ versions }: PageServices, { site: { hotel } }: IncomingPage): Promise<string | null> =>
  hotel === null ? Promise.resolve('') : versions.of(hotel.id);

async function answerShared(services: PageServices, page: IncomingPage, version: string): Promise<unknown> {
  const { request, reply, url, locale, imageQuality, chosen, arms, site, release, began } = page;
  // A page that is A of everything is the one without experiments.
  const variant = JSON.stringify([locale, imageQuality, idsOf(chosen.releases), site, ...arms.inB]);
  const made: { took?: string } = {};
  const asked = { network: page.asker.network, left: page.left };
  const kept = await services.pages.get(
    { address: addressKey(url), variant },
    version,
    asked,
    async (nonce, askers) => {
      const { head, took } = await render(services, page, nonce, askers);
      made.took = took;
      return head;
    },
  );
  if (made.took === undefined) noteShown(services, page.asker);
  noteCrawler(services, page, kept.title);
  comeAgain(reply, kept.status);
  const took = made.took ?? timing(release, performance.now() - began, 0);
  writeHead(services, page, { trusted: kept, took, status: kept.status });
  return sendWhole(kept, request.headers['accept-encoding'], reply);
}

async function answerOwn(services: PageServices, page: IncomingPage): Promise<unknown> {
  const { request, reply, nonce } = page;
  const { head, took } = await render(services, page, nonce);
  head.body.once('close', () => noteCrawler(services, page, head.title()));
  comeAgain(reply, head.status);
  writeHead(services, page, { trusted: trustedBy(nonce), took, status: head.status });
  reply.code(head.status).headers(head.headers);
  return reply.send(compressed(head.body, request.headers['accept-encoding'], reply));
}

/** A page that lacks what it is about says when to come again, as search engines want it (RFC 9110, section 10.2.3). */
function comeAgain(reply: FastifyReply, status: number): void {
  if (status === 503) reply.header('retry-after', '5');
}

/**
 * Makes the page in a thread. What is for many is asked for in the origin's own name, what is the guest's own in the
 * guest's. Throws `Busy` in a crowd and where all `askers` left, and `TooManyPages`.
 */
export async function render(
  services: PageServices,
  page: IncomingPage,
  nonce: string,
  askers: PageAskers = askedBy(page.asker.network, page.left),
): Promise<{ readonly head: RenderedHead; readonly took: string }> {
  const { pool, counts, now, mapTiles, apiUrl, bundleFile } = services;
  const { request, url, site, locale, imageQuality, release, began, chosen, arms, asker } = page;
  const own = ownHeaders(request, locale);
  if (!pool.hasRoom(asker.network)) throw new Busy('more pages wait than can be rendered in time');
  const seconds = services.limits.take(request.ip, (page.isCounted ? 0 : 1) + costOfSearch(page));
  if (seconds !== null) throw new TooManyPages(seconds);
  const from = performance.now();
  const head = await pool.render(
    {
      page: {
        url: url.href,
        site,
        locale,
        nonce,
        now: now(),
        imageQuality,
        mapTiles,
        userAgent: isShared(page) ? '' : (request.headers['user-agent'] ?? ''),
        apiUrl,
        apiHeaders: isForMany(page) ? own : guestHeaders(request, locale),
        // Requests in the origin's own name get what guests see; a preview needs what they will see.
        ownHeaders: page.isPreview ? guestHeaders(request, locale) : own,
        releases: chosen.releases,
        mix: chosen.kind,
        ...(arms.inB.length === 0 ? {} : { inB: arms.inB }),
        ...(page.posted === null ? {} : { posted: page.posted, isPostedByScript: isOfScript(request) }),
      },
      bundles: bundlesOf(chosen.releases, bundleFile),
      release,
      ...(page.isPreview ? { isForOne: true } : {}),
    },
    asker,
    askers,
  );
  const renderMs = performance.now() - from;
  counts.answered(release, head.status, renderMs);
  if (head.status < 500) noteShown(services, asker);
  return { head, took: timing(release, from - began, renderMs) };
}

/** A page was made well: it speaks for its release, and for the shell that shows it. */
function noteShown({ networks, guard }: PageServices, asker: Asker): void {
  const { judged, network, shell } = asker;
  guard.shown(asker);
  if (judged === null) return;
  networks.shown(judged, network);
  if (shell !== undefined) networks.shown(shell, network);
}

/** A search for hotels looks at many of them: it costs as much as ten pages. */
const costOfSearch = ({ owner, url: { pathname, searchParams } }: IncomingPage): number =>
  owner === 'marketing' && pathname === '/' && ['place', 'checkIn', 'checkOut'].some((name) => searchParams.has(name))
    ? 9
    : 0;

const idsOf = ({ shell, remotes }: PageReleases): string[] => [shell, ...Object.values(remotes)].map(({ id }) => id);
