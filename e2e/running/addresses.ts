/** The addresses of the product under test, as the set-up told them to the workers. */
const fromEnv = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the set-up of the run did not tell it`);
  return value;
};

/** The names of hosts where the product under test has others: `sandalwood.localhost=stay.example,…`. */
const realNames: ReadonlyMap<string, string> = new Map(
  (process.env['E2E_HOSTS'] ?? '').split(',').map((pair) => {
    const [demo = '', real = ''] = pair.split('=');
    return [demo, real];
  }),
);

/** What the product under test calls a host of the demo product. */
export const nameOf = (host: string): string => realNames.get(host) ?? host;

/** A host of the product under test: `addressOf('sandalwood.localhost')`. */
export function addressOf(host: string): string {
  const { protocol, port } = new URL(fromEnv('E2E_ORIGIN'));
  return `${protocol}//${nameOf(host)}${port ? `:${port}` : ''}`;
}

/** The sandbox that stands in for the outside parties. */
export const sandbox = (): string => fromEnv('E2E_SANDBOX');

/** The API's own address, for a second origin before the same engine. */
export const api = (): string => fromEnv('E2E_API');

/** The release store of the product under test; null where it is somebody else's and must not be written. */
export const releaseStore = (): string | null => process.env['E2E_STORE'] ?? null;

/** Whether the product under test has the hotel that is made for a run (`hotels-of-run.ts`). */
export const hasHotelOfRun = (): boolean => process.env['E2E_HOTELS'] !== undefined;

/** The hosts of the demo product that the journeys walk through. */
export const hosts = {
  sandalwood: 'sandalwood.localhost',
  linde: 'linde.localhost',
  provider: 'latchkey.localhost',
  platform: 'book.latchkey.localhost',
  desk: 'desk.latchkey.localhost',
} as const;
