import type { Site } from '@latchkey/api-contract/types';
import { spanOf } from '@latchkey/tracing/requests';
import type { ImageQuality, Locale, Owner } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChosenArms } from '../experiments/choose-arms.ts';
import type { ChosenReleases } from '../releases/choose-releases.ts';
import type { Asker } from '../rendering/render-pool.types.ts';
import type { PageServices } from './page-services.ts';

/** A request for a page, and everything that is known before the page is made. */
export interface IncomingPage {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** With the scheme and port that the engine is configured with: those of the request do not count. */
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** Whether this request chose the language, so that it is to be remembered. */
  readonly isNewLanguage: boolean;
  readonly nonce: string;
  readonly site: Site;
  /** Whose screen the page shows. */
  readonly owner: Owner | 'shell';
  /** The release of that screen, which is blamed where the page fails. */
  readonly release: string;
  readonly chosen: ChosenReleases;
  /** Of which experiments the page is B. */
  readonly arms: ChosenArms;
  /** Whether the page was counted against the guest's address; one that seemed to be in memory was not. */
  readonly isCounted: boolean;
  /** The guest's network, and the release that the page speaks for or against. */
  readonly asker: Asker;
  /** Says when the guest no longer waits. */
  readonly left: AbortSignal;
  /** Less on a slow line. */
  readonly imageQuality: ImageQuality;
  /** The form that was posted to it, url-encoded; null where the page is only opened. */
  readonly posted: string | null;
  /** Whether the browser looks at a hotel before guests see it: what it is shown is for nobody else. */
  readonly isPreview: boolean;
  /** When the choice of the releases began, in milliseconds of the process. */
  readonly began: number;
}

/** Tells which crawler came, where one did; `title` is the page's, which is known when it is answered. */
export function noteCrawler(
  { crawlers }: Pick<PageServices, 'crawlers'>,
  { request: { headers }, url, locale, site }: IncomingPage,
  title: string | null,
): void {
  crawlers.asked({
    site,
    url,
    userAgent: headers['user-agent'] ?? '',
    referrer: headers.referer ?? '',
    language: locale,
    ...(title === null ? {} : { pageTitle: title }),
  });
}

/** Tells those who watch of a page that is asked for: which release a guest gets, which hotel it is. */
export function noteRequest(services: PageServices, { request, site, owner, release, asker }: IncomingPage): void {
  // Guests are told apart only while there is a canary to compare.
  if (services.composer.current().canary[owner] !== undefined) services.browsers.sent(release, asker.network);
  const span = spanOf(request);
  span?.rename(`page ${owner}`);
  span?.say({
    'latchkey.remote': owner,
    'latchkey.release': release,
    ...(site.hotel === null ? {} : { 'latchkey.hotel_id': site.hotel.id }),
  });
}
