import { createApiClient, type ApiClient, type ApiClientSettings } from './client.ts';
import { pageTraceparent } from './page-trace.ts';

/** The client of a page in a browser: its calls belong to the page's trace. */
export function createClientOfPage(settings: ApiClientSettings): ApiClient {
  const traceparent = pageTraceparent();
  return createApiClient(
    traceparent === null ? settings : { ...settings, headers: { ...settings.headers, traceparent } },
  );
}
