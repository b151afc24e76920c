import type { Fault } from './fault.types.ts';

const renderPool = ['src/rendering/render-pool.test.ts'];
const connections = ['src/http/connections.test.ts'];
const siteDirectory = ['src/sites/site-directory.test.ts'];
const rateLimits = ['src/http/rate-limits.test.ts'];

/** Faults by which one client, or many, kept the site from everybody else. */
export const ofCrowds: readonly Fault[] = [
  {
    what: 'what the origin asks in its own name is counted against a guest',
    file: 'apps/api/src/http/rate-limits.ts',
    held: `changesNothing(request) &&
    request.headers['x-forwarded-for'] === undefined &&`,
    faulty: `request.method === 'NONE' &&`,
    tests: rateLimits,
  },
  {
    what: 'each process counts calls alone',
    file: 'apps/api/src/http/rate-limits.ts',
    held: `databaseKind === 'postgresql'`,
    faulty: `databaseKind === ('none' as string)`,
    tests: rateLimits,
  },
  {
    what: 'pictures are outside the limits',
    file: 'apps/api/src/http/rate-limits.ts',
    held: `routeOf(request).startsWith(webhooksPath) ||`,
    faulty: `request.url.startsWith('/api/webhooks/') || request.url.startsWith('/images/') ||`,
    tests: ['src/features/catalogue/images/images.routes.test.ts'],
  },
  {
    what: 'names that nobody has push out hotels that are known',
    file: 'apps/origin/src/sites/site-directory.ts',
    held: `unknown.set(JSON.stringify([nameOf(host), hotel]), true);`,
    faulty: `for (let at = 0; at < sitesKept; at += 1) known.set(\`\${host} \${at}\`, {} as Site);`,
    tests: siteDirectory,
  },
  {
    what: 'a hotel that is known is refused while the API is away',
    file: 'apps/origin/src/sites/site-directory.ts',
    held: `const stale = lastKnown(host, locale, hotel);`,
    faulty: `const stale = undefined as Site | undefined;`,
    tests: siteDirectory,
  },
  {
    what: 'the line of waiting pages has no end',
    file: 'apps/origin/src/rendering/waiting-line.ts',
    held: `if (waiting.size >= places) return refuse(item);`,
    faulty: '',
    tests: renderPool,
  },
  {
    what: 'a page waits for its turn however long it takes',
    file: 'apps/origin/src/rendering/waiting-line.ts',
    held: `refuse(item);
      }, waitMs);`,
    faulty: `refuse(item);
      }, 1000 * waitMs);`,
    tests: renderPool,
  },
  {
    what: 'one connection asks as often as it likes without reading',
    file: 'apps/origin/src/http/connections.ts',
    held: `if (count > perConnection)`,
    faulty: `if (count > 1000 * perConnection)`,
    tests: connections,
  },
  {
    what: 'a reader who does not read is kept',
    file: 'apps/origin/src/http/connections.ts',
    held: `setTimeout(() => socket.destroy(), sendingMs)`,
    faulty: `setTimeout(() => undefined, sendingMs)`,
    tests: connections,
  },
  {
    what: 'answers that nobody reads are all kept',
    file: 'apps/origin/src/http/unread-answers.ts',
    held: `if (left <= mostBytes) return;`,
    faulty: `if (left <= 1000 * mostBytes) return;`,
    tests: connections,
  },
  {
    what: 'spellings of a known host push others out of memory',
    file: 'apps/origin/src/sites/site-directory.ts',
    held: `.replace(/:\\d+$/, '').toLowerCase()`,
    faulty: `.replace(/:\\d+$/, '')`,
    tests: siteDirectory,
  },
  {
    what: 'a release whose page hung goes on among the others',
    file: 'apps/origin/src/rendering/render-pool.ts',
    held: `count = isHung ? probation : 1`,
    faulty: `count = 1`,
    tests: renderPool,
  },
  {
    what: 'connections are not counted',
    file: 'apps/origin/src/http/connections.ts',
    held: `app.server.maxConnections = connections;`,
    faulty: `app.server.maxConnections = 1000 * connections;`,
    tests: connections,
  },
  {
    what: 'a thread that hangs holds all its pages until they are given up',
    file: 'apps/origin/src/rendering/renderer.ts',
    held: `if (misses >= 2)`,
    faulty: `if (misses < 0)`,
    tests: renderPool,
  },
  {
    what: 'the pages beside one that broke the thread are lost with it',
    file: 'apps/origin/src/rendering/render-pool.ts',
    held: `if (task === hung || task.triedApart >= triesApart) blame(task, task === hung);`,
    faulty: `if (task.triedApart >= 0) blame(task, task === hung);`,
    tests: renderPool,
  },
  {
    what: 'a release that breaks threads goes on breaking those of the others',
    file: 'apps/origin/src/rendering/render-pool.ts',
    held: `strikes.of(job.release) >= probation ? apart : common`,
    faulty: `common`,
    tests: renderPool,
  },
  {
    what: 'a load that ignores its signal holds the page',
    file: 'packages/site/src/router/load-page.ts',
    held: `await endingWith(signal, screen.load(request))`,
    faulty: `await screen.load(request)`,
    tests: ['src/router/load-page.test.ts'],
  },
  {
    what: 'a load has all the time of the world',
    file: 'packages/site/src/router/load-page.ts',
    held: `loadTimeout ? AbortSignal.any([left, AbortSignal.timeout(loadTimeout)]) : left`,
    faulty: `left`,
    tests: ['src/router/load-page.test.ts'],
  },
  {
    what: 'any number of pictures waits to be made',
    file: 'apps/api/src/features/catalogue/images/bounded-queue.ts',
    held: `if (waiting.length >= mostWaiting) return 'full';`,
    faulty: '',
    tests: ['src/features/catalogue/images/bounded-queue.test.ts'],
  },
  {
    what: 'one size is made as often as it is asked for',
    file: 'apps/api/src/features/catalogue/images/image-store.ts',
    held: `if (known !== undefined) return known;`,
    faulty: `if (known === null) return known;`,
    tests: ['src/features/catalogue/images/images.routes.test.ts'],
  },
  {
    what: 'a page that lacks an answer of the engine is kept for everybody',
    file: 'apps/origin/src/pages/cached-pages.ts',
    held: `status === 200 && isWhole()`,
    faulty: `status === 200`,
    tests: ['src/pages/cached-pages.test.ts'],
  },
  {
    what: 'what is remembered for all is asked in a guest’s name',
    file: 'packages/api-client/src/remember-reads.ts',
    held: `await own.call(operation, input, signal)`,
    faulty: `await client.call(operation, input, signal)`,
    tests: ['src/remember-reads.test.ts'],
  },
  {
    what: 'five addresses take out what is live',
    file: 'apps/origin/src/watching/network-counts.ts',
    held: `const [handful, several] = [5, 3];`,
    faulty: `const [handful, several] = [0, 1];`,
    tests: ['src/watching/network-counts.test.ts'],
  },
  {
    what: 'capitals open a page as another than it is',
    file: 'apps/origin/src/pages/one-spelling.ts',
    held: `part === small(segments[at] ?? '')`,
    faulty: `part === segments[at]`,
    tests: ['src/pages/one-spelling.test.ts'],
  },
  {
    what: 'another spelling of an address has a limit of its own',
    file: 'apps/api/src/http/rate-limits.ts',
    held: `const path = routeOf(request);`,
    faulty: `const path = request.url;`,
    tests: rateLimits,
  },
  {
    what: 'one IPv6 connection has the pages of many addresses',
    file: 'apps/origin/src/pages/page-limits.ts',
    held: `const group = addressGroup(address);`,
    faulty: `const group = address;`,
    tests: ['src/pages/page-limits.test.ts'],
  },
];
