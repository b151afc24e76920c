import {
  createApiClient,
  type ApiClientSettings,
  isEngineFailure,
  isOfEngine,
  rememberReads,
  tellFailures,
} from '@latchkey/api-client/client';
import type {
  PageFiles,
  PageReports,
  PageRequest,
  RenderedPage,
  ServerRemotes,
  WorkerMemory,
} from '@latchkey/releases/page';
import { createSiteRouter, currentPage } from '@latchkey/site';
import type { ReturnedForm } from '@latchkey/site/screen';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { ReactElement } from 'react';
import { registryOf } from '../federation/registry-of.ts';
import { frameHeads } from '../frame/frame-heads.ts';
import { frameSlots } from '../frame/frame-slots.tsx';
import { drawOnward } from '../frame/onward/draw-onward.tsx';
import { loadFrameWords } from '../words/load-words.ts';
import { assetsOf } from './assets-of.ts';
import { awaitedCalls } from './awaited-calls.ts';
import { afterBody, beforeBody } from './document.ts';
import { loadWatch } from './load-watch.ts';
import type { PostedPage } from './posted-page.ts';
import { serverScreens, type ShownScreen } from './server-screens.ts';
import { streamPage } from './stream-page.tsx';

/** What a screen's load may take on the server; then the page shows what it has. */
const loadTimeout = 2000;

/** What answering a form may take, and one call of it: longer than a read, since what is changed is not done again. */
const actionTimeout = 6000;
const callTimeout = 5000;

/**
 * Renders one page with the releases it was given. The status is known before the first byte: 503 also when the screen
 * broke so early. What breaks is told to `reports`, unless it broke for want of an answer of the engine.
 */
export async function renderPage(
  request: PageRequest,
  remotes: ServerRemotes,
  memory: WorkerMemory,
  reports: PageReports,
  files: PageFiles | null = null,
): Promise<RenderedPage> {
  const i18n = await loadFrameWords(request.locale);
  const { site, locale, now, imageQuality, mapTiles } = request;
  const page = { site, locale, now, imageQuality, mapTiles, origin: new URL(request.url).origin };
  let isWhole = true;
  let isEngineAway = false;
  const awaited = awaitedCalls(() => performance.now());
  const clientWith = (headers: PageRequest['apiHeaders'], more: Partial<ApiClientSettings> = {}) =>
    tellFailures(
      awaited.counted(createApiClient({ baseUrl: request.apiUrl, headers, timeout: loadTimeout, ...more })),
      (failure) => {
        isWhole = false;
        isEngineAway ||= isOfEngine(failure);
      },
    );
  const cookies: string[] = [];
  const posted: PostedPage | null =
    request.posted === undefined
      ? null
      : {
          body: request.posted,
          api: clientWith(request.apiHeaders, { timeout: callTimeout, cookieGiven: (cookie) => cookies.push(cookie) }),
          guest: request.apiHeaders,
          cookies,
          state: 'open',
          status: 200,
          byScript: request.isPostedByScript === true,
          returned: null,
        };
  const client = clientWith(request.apiHeaders);
  const own = request.ownHeaders ? clientWith(request.ownHeaders) : client;
  const shared = { ...page, api: rememberReads(client, own, memory) };
  const shown: ShownScreen = { owner: null, screen: null };
  let isBroken = false;
  const failed = (error: unknown): void => {
    // A screen that fails for lack of answers may be sound: its code is not blamed.
    if (!isBroken && !isEngineAway && !isEngineFailure(error)) reports.screenFailed(error);
    isBroken = true;
  };
  const registry = registryOf(request.releases, site.kind, null);
  const createRouter = () =>
    createSiteRouter({
      page: shared,
      inB: request.inB,
      screens: serverScreens(remotes, locale, shown, failed, loadWatch(awaited, reports.threadTime), posted),
      brought: registry.brought ?? registry.remotes,
      slots: frameSlots({ ...shared, i18n }, () => onward),
      heads: frameHeads(i18n),
      loadTimeout: posted === null ? loadTimeout : actionTimeout + loadTimeout,
      nonce: request.nonce,
    });
  const asked = new Request(request.url, { headers: { 'user-agent': request.userAgent } });
  let current: ReturnType<typeof currentPage> | null = null;
  let onward: ReactElement | null = null;
  const response = await createRequestHandler({ request: asked, createRouter })(
    async ({ request: inner, router, responseHeaders }) => {
      current = currentPage(router as never);
      if (current.head.leadsOn && site.kind !== 'desk') onward = await drawOnward(shared);
      return streamPage({ request: inner, router, responseHeaders }, failed);
    },
  );
  if (!current) return { ...redirected(response), cookies };
  if (posted?.state === 'unknown') return withoutForm(response);
  if (posted?.returned) return toldToScript(response, posted, posted.returned);
  const { head, status } = current as ReturnType<typeof currentPage>;
  const assets = assetsOf(request.releases, shown, locale, files);
  const stay = head.stay === undefined ? {} : { stay: head.stay };
  const payload = {
    registry: { ...registry, shown: shown.owner },
    page,
    inB: request.inB,
    ...stay,
    ...(onward === null ? {} : { leadsOnAt: new URL(request.url).pathname }),
  };
  const frame = { request, head, assets, i18n, payload };
  return {
    status: isBroken ? 503 : status === 200 ? (posted?.status ?? 200) : status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: response.body && surround(beforeBody(frame), response.body, afterBody(frame)),
    isWhole: () => isWhole && !isBroken,
    cookies,
  };
}

function redirected(response: Response): RenderedPage {
  const location = response.headers.get('location');
  return { status: response.status, headers: location ? { location } : {}, body: null };
}

/** A screen that takes no such form, as of a release from before it had one: the origin says so in its own words. */
async function withoutForm(response: Response): Promise<RenderedPage> {
  await response.body?.cancel();
  return { status: 405, headers: { allow: 'GET, HEAD' }, body: null };
}

/** What the script of a page is told of a form that was not carried out. */
async function toldToScript(
  response: Response,
  { status, cookies }: PostedPage,
  returned: ReturnedForm,
): Promise<RenderedPage> {
  await response.body?.cancel();
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: new Response(JSON.stringify({ returned })).body, cookies };
}

/** A stream with text before and after it. */
function surround(before: string, body: ReadableStream<Uint8Array>, after: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(before)),
      flush: (controller) => controller.enqueue(encoder.encode(after)),
    }),
  );
}
