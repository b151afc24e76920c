import type { Fault } from './fault.types.ts';

const lock = ['src/database/directory-lock.test.ts'];
const settings = ['src/settings.test.ts'];
const pageErrors = ['src/pages/page-errors.test.ts'];
const transport = ['src/security/transport.test.ts'];
const propertyKeys = ['src/features/property/property-api/property-keys.test.ts'];

/** Faults of odd requests, of weak settings, and of a machine or a database in trouble. */
export const ofOperation: readonly Fault[] = [
  {
    what: 'two processes take the lock of the embedded database',
    file: 'apps/api/src/database/directory-lock.ts',
    held: `await link(draft, file);`,
    faulty: `await rename(draft, file);`,
    tests: lock,
  },
  {
    what: 'a process that nobody has reaped holds the lock',
    file: 'apps/api/src/database/directory-lock.ts',
    held: ` && !['Z', 'X'].includes(state ?? '')`,
    faulty: '',
    tests: lock,
  },
  {
    what: 'a lock that is being given back is not waited for',
    file: 'apps/api/src/database/directory-lock.ts',
    held: `Date.now() >= until`,
    faulty: `Date.now() >= until - waitMs`,
    tests: lock,
  },
  {
    what: 'JSON as deep as one likes is walked through',
    file: 'apps/api/src/http/unstorable.ts',
    held: `if (level >= deepest) return path;`,
    faulty: '',
    tests: ['src/http/unstorable.test.ts'],
  },
  {
    what: 'the origin takes a body of any size',
    file: 'apps/origin/src/api-proxy.ts',
    held: `, bodyLimit: bodyBytes }`,
    faulty: `, bodyLimit: 1000 * bodyBytes }`,
    tests: ['src/api-proxy.test.ts'],
  },
  {
    what: 'a page shows what broke',
    file: 'apps/origin/src/pages/page-errors.ts',
    held: `return status < 500 ? notAPage(request, reply) : crashInLanguage(reply);`,
    faulty: `return reply.code(status).send(error.message);`,
    tests: pageErrors,
  },
  {
    what: 'a call with a malformed percent sign is led to a page',
    file: 'apps/origin/src/pages/page-errors.ts',
    held: `isApi(request.url) && !isTooLong(request) ? problem(reply, 400) : notAPage(request, reply)`,
    faulty: `isTooLong(request) ? problem(reply, 400) : notAPage(request, reply)`,
    tests: pageErrors,
  },
  {
    what: 'a composition that names nothing is taken for one',
    file: 'packages/releases/src/release/release-store.ts',
    held: `throw new Error('composition.json names no live releases');`,
    faulty: `return emptyComposition;`,
    tests: ['src/release/composition.test.ts'],
  },
  {
    what: 'a full disk is a defect',
    file: 'apps/api/src/problem.ts',
    held: `'53100',
  'ENOSPC',`,
    faulty: '',
    tests: ['src/problem.test.ts'],
  },
  {
    what: 'the engine calls itself ready on a full disk',
    file: 'apps/api/src/database/ask-database.ts',
    held: `if (isDiskFullAt(db, Date.now()))`,
    faulty: `if (isDiskFullAt(db, Number.POSITIVE_INFINITY))`,
    tests: ['src/database/full-disk.test.ts'],
  },
  {
    what: 'production takes a secret that is too short',
    file: 'apps/api/src/settings/weaknesses.ts',
    held: `if (found.includes('short'))`,
    faulty: `if (found.length < 0)`,
    tests: settings,
  },
  {
    what: 'production takes a secret of one character',
    file: 'apps/api/src/settings/weaknesses.ts',
    held: `return found.includes('guessable')`,
    faulty: `return found.length < 0`,
    tests: settings,
  },
  {
    what: 'production starts on the embedded database',
    file: 'apps/api/src/settings/weaknesses.ts',
    held: `given['DATABASE_URL'] === undefined`,
    faulty: `given['DATABASE_URL'] === ''`,
    tests: settings,
  },
  {
    what: 'production calls a gateway in the clear',
    file: 'apps/api/src/settings/weaknesses.ts',
    held: `address === undefined || isSecureAddress(address)`,
    faulty: `address === undefined || URL.canParse(address)`,
    tests: settings,
  },
  {
    what: 'plain requests are not led to HTTPS',
    file: 'apps/origin/src/security/transport.ts',
    held: `if (asked.kind === 'page') return`,
    faulty: `if (asked.kind === 'moved') return`,
    tests: transport,
  },
  {
    what: 'answers over HTTPS do not keep guests there',
    file: 'apps/origin/src/security/transport.ts',
    held: `if (request.protocol === 'https') reply.header('strict-transport-security', hsts);`,
    faulty: '',
    tests: transport,
  },
  {
    what: 'a key that was revoked opens',
    file: 'apps/api/src/features/property/property-api/property-keys.ts',
    held: `if (revoked_at !== null) return 'revoked';`,
    faulty: '',
    tests: propertyKeys,
  },
  {
    what: 'a key has no end',
    file: 'apps/api/src/features/property/property-api/property-keys.ts',
    held: `expires_at !== null && expires_at <= now ? 'expired'`,
    faulty: `expires_at !== null && expires_at < new Date(0) ? 'expired'`,
    tests: propertyKeys,
  },
  {
    what: 'the API’s description does not know the device’s cookie',
    file: 'apps/api/src/features/operation/openapi-access.ts',
    held: `return betterForDevice.has(name) ? [{}, { device: [] }] : [];`,
    faulty: `return [];`,
    tests: ['src/features/operation/openapi.test.ts'],
  },
  {
    what: 'a statement does not name its hotel',
    file: 'apps/api/src/features/outbox/outbox.queries.ts',
    held: `    .set({ done_at: at })
    .where('hotel_id', '=', row.hotelId)`,
    faulty: `    .set({ done_at: at })`,
    tests: ['src/jobs/relay-outbox.test.ts'],
  },
];
