import type { PageReleases } from '@latchkey/releases/page';
import type { RenderedHead } from '../rendering/page-stream.ts';
import { Busy } from '../rendering/render-pool.types.ts';
import { trustedBy } from '../security/page-headers.ts';
import type { AskedPage } from './asked-page.ts';
import { compressed, sendWhole } from './compressed.ts';
import { devServersOf, timing, writeHead } from './page-head.ts';
import type { PageServices } from './page-services.ts';
import { bundlesOf, guestHeaders } from './render-job.ts';

/**
 * Answers with a page that many guests share, where it is one and its rooms and prices are known to be true; else with one
 * of the guest's own. Throws `Busy` in a crowd, and what the renderer throws.
 */
export async function answerPage(services: PageServices, page: AskedPage): Promise<unknown> {
  const version = isShared(page) ? await versionOf(services, page) : null;
  return version === null ? answerOwn(services, page) : answerShared(services, page, version);
}

/** Screens without per-guest content on the server: bookings and visits are loaded in the browser, or by other screens. */
const isShared = ({ owner, chosen: { kind, releases } }: AskedPage): boolean =>
  (owner === 'hotel-home' || owner === 'marketing') && kind !== 'preview' && devServersOf(releases).length === 0;

/** What a page's rooms and prices are at; a page of no hotel has none. Null: nothing that was kept can be trusted. */
const versionOf = ({ versions }: PageServices, { site: { hotel } }: AskedPage): Promise<string | null> =>
  hotel === null ? Promise.resolve('') : versions.of(hotel.id);

async function answerShared(services: PageServices, page: AskedPage, version: string): Promise<unknown> {
  const { request, reply, url, locale, imageQuality, chosen, site, release, began } = page;
  const variant = JSON.stringify([locale, imageQuality, idsOf(chosen.releases), site]);
  const made: { took?: string } = {};
  const kept = await services.pages.get({ address: url.href, variant }, version, async (nonce) => {
    const { head, took } = await render(services, page, { nonce, cookie: undefined });
    made.took = took;
    return head;
  });
  writeHead(services, page, kept, made.took ?? timing(release, performance.now() - began, 0));
  return sendWhole(kept, request.headers['accept-encoding'], reply);
}

async function answerOwn(services: PageServices, page: AskedPage): Promise<unknown> {
  const { request, reply, nonce } = page;
  const { head, took } = await render(services, page, { nonce, cookie: request.headers.cookie ?? '' });
  writeHead(services, page, trustedBy(nonce), took);
  reply.code(head.status).headers(head.headers);
  return reply.send(compressed(head.body, request.headers['accept-encoding'], reply));
}

/** Makes the page in a thread. `cookie` is undefined where the page is for many guests. Throws `Busy` in a crowd. */
async function render(
  services: PageServices,
  page: AskedPage,
  own: { readonly nonce: string; readonly cookie: string | undefined },
): Promise<{ readonly head: RenderedHead; readonly took: string }> {
  const { pool, counts, now, mapTiles, apiUrl, bundleFile } = services;
  const { request, url, site, locale, imageQuality, release, began, chosen } = page;
  if (!pool.hasRoom()) throw new Busy('more pages wait than can be rendered in time');
  const from = performance.now();
  const head = await pool.render({
    page: {
      url: url.href,
      site,
      locale,
      nonce: own.nonce,
      now: now(),
      imageQuality,
      mapTiles,
      userAgent: own.cookie === undefined ? '' : (request.headers['user-agent'] ?? ''),
      apiUrl,
      apiHeaders: guestHeaders(request, request.host, locale, own.cookie),
      releases: chosen.releases,
      mix: chosen.kind,
    },
    bundles: bundlesOf(chosen.releases, bundleFile),
    release,
  });
  const renderMs = performance.now() - from;
  counts.answered(release, head.status, renderMs);
  return { head, took: timing(release, from - began, renderMs) };
}

const idsOf = ({ shell, remotes }: PageReleases): string[] => [shell, ...Object.values(remotes)].map(({ id }) => id);
