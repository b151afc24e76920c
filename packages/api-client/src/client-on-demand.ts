import type { ApiClient, ApiClientSettings } from './client.ts';

/** A client whose code comes when it is wanted: pages arrive with their data in them, and most are only read. */
export interface ApiClientOnDemand extends ApiClient {
  /** Starts fetching the code ahead of the first call. */
  prepare(): void;
}

/** The site's client for browsers. A code file that cannot be had is the same to a guest as a network that is gone. */
export function createApiClientOnDemand(settings: ApiClientSettings): ApiClientOnDemand {
  let loading: Promise<ApiClient | null> | undefined;
  const load = (): Promise<ApiClient | null> =>
    (loading ??= import(/* webpackChunkName: "api-client" */ './client-of-page.ts').then(
      ({ createClientOfPage }) => createClientOfPage(settings),
      () => {
        loading = undefined;
        return null;
      },
    ));
  return {
    prepare: () => void load(),
    call: async (operation, input, signal) =>
      (await load())?.call(operation, input, signal) ?? { status: 'failure', kind: 'offline' },
  };
}
