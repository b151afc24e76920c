import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
  waitForRequest,
} from '@tanstack/react-router/ssr/server';
import type { AnyRouter } from '@tanstack/react-router';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { Providers } from '../providers.tsx';

/**
 * Renders the router's page as a stream; crawlers get it whole, since they do not wait for what comes later. What
 * `renderRouterToStream` of the router does, but what a view throws is told to `failed` and not to the console.
 */
export async function streamPage(
  { request, router, responseHeaders }: { request: Request; router: AnyRouter; responseHeaders: Headers },
  failed: (error: unknown) => void,
) {
  const { signal } = request;
  let isOver = false;
  try {
    const page = await renderToReadableStream(
      <Providers>
        <RouterServer router={router} />
      </Providers>,
      {
        signal,
        nonce: router.options.ssr?.nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => (isOver || signal.aborted ? undefined : failed(error)),
      },
    );
    const given = new AbortController();
    const body = transformReadableStreamWithRouter(router, page, {
      rendererSafePoint: 'script-close',
      signal,
      onAbort(reason) {
        isOver = true;
        given.abort(reason);
      },
    });
    if (isbot(request.headers.get('user-agent'))) await waitForRequest(page.allReady, given.signal);
    const answer = new Response(body, { status: getSsrStatus(router), headers: responseHeaders });
    return createSsrStreamResponse(router, answer);
  } catch (error) {
    router.serverSsr?.cleanup();
    throw error;
  }
}
