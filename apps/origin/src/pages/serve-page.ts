import { addressGroup } from '@latchkey/booking-core/network';
import { isPaymentPath, qualityFor } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { thrownInWords } from '@latchkey/security/log-line';
import { chooseArms } from '../experiments/choose-arms.ts';
import { mayBeWatched } from '../measuring/who-is-measured.ts';
import { chooseReleases } from '../releases/choose-releases.ts';
import { answerForm } from './answer-form.ts';
import { answerPage } from './answer-page.ts';
import { noteRequest, noteCrawler, type IncomingPage } from './incoming-page.ts';
import { hotelPreviewIn } from '../sites/hotel-preview-cookie.ts';
import { askerLeft } from '../http/asker-left.ts';
import { parseCookies } from '../http/cookies.ts';
import { crash } from './crash.ts';
import { languageOf } from '../http/language.ts';
import { leadToOwnHost, ownHostAddress } from './lead-to-own-host.ts';
import { newNonce } from './nonce.ts';
import { inOwnLetters } from './one-spelling.ts';
import { addressKey, ownUrl } from './own-url.ts';
import { screenAt } from './screen-at.ts';
import { TooManyPages } from './page-limits.ts';
import type { PageServices } from './page-services.ts';
import { addressAsked } from '../http/page-url.ts';
import { Busy, PageFailed } from '../rendering/render-pool.types.ts';
import { judgedBy, releaseOf, shellBehind } from './render-job.ts';
import { siteFound } from '../sites/site-of-address.ts';

/** Retry-After under overload, in seconds. */
const retrySoon = 2;

/** Answers a page, or a form that was posted to it (`posted`): whose site, which language, which releases, rendered. */
export async function servePage(
  services: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
  posted: string | null = null,
): Promise<unknown> {
  const asked = addressAsked(request);
  if (asked.kind === 'refused') return noSuchSite(reply);
  if (asked.kind === 'moved') return reply.redirect(asked.to, 308);
  const spelt = inOwnLetters(asked.url.pathname);
  if (spelt !== asked.url.pathname) return reply.redirect(`${spelt}${asked.url.search}`, 308);
  const left = askerLeft(request, reply);
  const network = addressGroup(request.ip);
  const cookies = parseCookies(request.headers.cookie);
  const { locale, chosen: isNewLanguage } = languageOf(asked.url.searchParams, cookies);
  const nonce = newNonce();
  const preview = hotelPreviewIn(cookies, request.protocol === 'https');
  // Under overload a request is refused before any work is done; pages in memory are still served.
  const isInMemory = posted === null && services.pages.has(addressKey(asked.url));
  if (!services.pool.hasRoom(network) && !isInMemory) return crash(reply, locale, nonce, retrySoon);
  // What says that it is a preview is asked of the engine each time, and counts before it is.
  const early = preview === undefined ? null : services.limits.take(request.ip);
  if (early !== null) return crash(reply, locale, nonce, early, 429);
  const found = await siteFound(services.sites, request.host, locale, asked.url, preview);
  if (found.kind === 'unknown_host') return noSuchSite(reply);
  const { isPreview } = found;
  const isKept = isInMemory && !isPreview;
  // What is looked at before guests see it is shown where its link led.
  const own = found.kind === 'site' && !isPreview && posted === null ? ownHostAddress(asked.url, found.site) : null;
  if (own !== null) return leadToOwnHost(reply, own);
  const isCounted = !isKept || preview !== undefined;
  const seconds = isCounted && preview === undefined ? services.limits.take(request.ip) : null;
  if (seconds !== null) return crash(reply, locale, nonce, seconds, 429);
  const began = performance.now();
  if (found.kind === 'unavailable') return crash(reply, locale, nonce);
  const { site } = found;
  const guest = {
    cookies,
    now: services.now(),
    isSecure: request.protocol === 'https',
    mayTry: mayBeWatched(request, site),
  };
  const chosen = await chooseReleases(services.composer, services.rules, { ...guest, path: asked.url.pathname });
  if (!chosen) return crash(reply, locale, nonce);
  const url = ownUrl(asked.url, site);
  const at = screenAt(url.pathname, site.kind, chosen.releases);
  const { owner } = at;
  // Of a hotel that the provider holds, guests see their bookings and what they pay, and nothing else.
  const isOfBooking = owner === 'booking-status' || isPaymentPath(url.pathname);
  if (site.isHeld === true && !isPreview && !isOfBooking) return crash(reply, locale, nonce, 0, 404);
  const arms = chooseArms(services.composer.current().experiments, services.rules.previewKeys, services.experiments, {
    ...guest,
    chosen,
    at,
    isOpened: posted === null && request.method === 'GET',
  });
  const release = releaseOf(owner, chosen.releases);
  const asker = {
    network,
    judged: judgedBy(chosen, release, services.composer.current()),
    shell: shellBehind(chosen.releases, release),
    halves: arms.halves,
  };
  const ect = request.headers['ect'];
  const imageQuality = qualityFor(typeof ect === 'string' ? ect : undefined);
  const facts = {
    url,
    cookies,
    locale,
    isNewLanguage,
    nonce,
    site,
    owner,
    release,
    chosen,
    arms,
    imageQuality,
    asker,
    left,
    isCounted,
    posted,
    isPreview,
    began,
  };
  const page: IncomingPage = { request, reply, ...facts };
  noteRequest(services, page);
  try {
    return await (posted === null ? answerPage(services, page) : answerForm(services, page));
  } catch (error) {
    noteCrawler(services, page, null);
    // Refused for the crowd's sake: told to the guest at once, and no line of the log for each.
    if (error instanceof Busy) return crash(reply, locale, nonce, retrySoon);
    if (error instanceof TooManyPages) return crash(reply, locale, nonce, error.seconds, 429);
    services.counts.answered(release, 503, performance.now() - began);
    if (error instanceof PageFailed) services.pageFailed(asker, error.by);
    request.log.error({ release, reason: thrownInWords(error) }, 'page not rendered');
    return crash(reply, locale, nonce);
  }
}

const noSuchSite = (reply: FastifyReply): FastifyReply =>
  reply.code(421).type('text/plain; charset=utf-8').send('No site of ours has this name.\n');
