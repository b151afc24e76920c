import type { Registry } from 'prom-client';
import type { Health } from './desk.types.ts';

interface Counted {
  readonly values: readonly { readonly labels: Readonly<Record<string, string | number>>; readonly value: number }[];
}

/** How each release did on this origin since it started, of the same counts that `/metrics` tells. */
export async function readHealth(registry: Registry): Promise<(release: string) => Health | null> {
  const read = async (name: string): Promise<Counted['values']> => {
    const metric = registry.getSingleMetric(name);
    return metric === undefined ? [] : ((await metric.get()) as unknown as Counted).values;
  };
  const [pages, thrown, browsers] = await Promise.all(
    ['latchkey_pages_total', 'latchkey_screen_failures_total', 'latchkey_client_failures_total'].map(read),
  );
  return (release) => {
    const sum = (values: Counted['values'] = [], isMeant: (status: number) => boolean = () => true): number =>
      values
        .filter(({ labels }) => `${labels['owner']}@${labels['release']}` === release)
        .filter(({ labels }) => isMeant(Number(labels['status'])))
        .reduce((total, { value }) => total + value, 0);
    const health = {
      pages: sum(pages),
      failed: sum(pages, (status) => status >= 500),
      screensThrown: sum(thrown),
      browserFailures: sum(browsers),
    };
    return health.pages === 0 && health.browserFailures === 0 ? null : health;
  };
}
