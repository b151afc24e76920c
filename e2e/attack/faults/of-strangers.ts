import type { Fault } from './fault.types.ts';

const codeLimits = ['test/code-limits.test.ts'];
const lookUps = ['test/code-limits.test.ts', 'test/lookups.test.ts'];
const tryLimits = ['src/features/messaging/lookups/try-limits.test.ts'];
const messageLimits = ['test/message-limits.test.ts'];
const foreignCall = ['src/foreign-call.test.ts'];
const devices = ['test/devices.test.ts'];
const forms = ['src/features/engagement/forms/forms.test.ts'];

/** Faults by which a stranger read, guessed or wrote to somebody. */
export const ofStrangers: readonly Fault[] = [
  {
    what: 'a code beyond the cap is made, though not sent',
    file: 'apps/api/src/features/messaging/lookups/start-lookup.ts',
    held: `const areSent = !isSpent && !isTooMany && (await`,
    faulty: `const areSent = (await`,
    tests: codeLimits,
  },
  {
    what: 'a code is made that its number’s own limit keeps from being sent',
    file: 'apps/api/src/features/messaging/lookups/start-lookup.ts',
    held: `(await noteCodeMessages(deps, tx, subject, lookupId, createdAt))`,
    faulty: `(await noteCodeMessages(deps, tx, subject, lookupId, createdAt)) !== null`,
    tests: ['test/code-recipients.test.ts'],
  },
  {
    what: 'a hold that ran out makes its number one that codes are sent to',
    file: 'apps/api/src/features/reservations/bookings/booking-names.queries.ts',
    held: `    .where('known_until', '>', now)
`,
    faulty: '',
    tests: ['test/known-numbers.test.ts'],
  },
  {
    what: 'a code opens bookings on several servers in one transaction',
    file: 'apps/api/src/database/transact-by-hotel.ts',
    held: `settings.isSharded ?`,
    faulty: `!settings.isSharded ?`,
    tests: ['test/many-hotels.test.ts'],
  },
  {
    what: 'wrong tries count for their look-up alone',
    file: 'apps/api/src/features/messaging/lookups/verify-lookup.ts',
    held: `if (!mayTry(wrongTries, now.getTime())) return { refused: 'too_many_tries' };`,
    faulty: '',
    tests: codeLimits,
  },
  {
    what: 'one booking is guessed within a year by more than one of ten thousand',
    file: 'apps/api/src/features/messaging/lookups/try-limits.ts',
    held: `most: 30 }`,
    faulty: `most: 300 }`,
    tests: tryLimits,
  },
  {
    what: 'a stranger locks a guest out: no link takes the place of the code',
    file: 'apps/api/src/features/messaging/lookups/start-lookup.ts',
    held: `hasNone && !isTooMany ? 'lookup-link' : 'lookup-code'`,
    faulty: `hasNone && isTooMany ? 'lookup-link' : 'lookup-code'`,
    tests: codeLimits,
  },
  {
    what: 'codes are counted without a lock',
    file: 'apps/api/src/features/messaging/lookups/code-subjects.queries.ts',
    held: `    .forUpdate()
`,
    faulty: '',
    tests: codeLimits,
  },
  {
    what: 'each address of an IPv6 connection counts by itself',
    file: 'packages/booking-core/src/network/address-group.ts',
    held: `.slice(0, 4)`,
    faulty: `.slice(0, 8)`,
    tests: ['src/network/address-group.test.ts'],
  },
  {
    what: 'a code goes to a number without a booking',
    file: 'apps/api/src/features/messaging/lookups/code-subject.ts',
    held: `phone: isKnown ? reached(deps, phone) : null`,
    faulty: `phone: reached(deps, phone)`,
    tests: lookUps,
  },
  {
    what: 'any number of messages goes to one address or number',
    file: 'apps/api/src/features/messaging/messages/capped-senders.ts',
    held: `if (await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs))) return true;`,
    faulty: `if ((await noteIfFewer(db, sent, most, now, new Date(now.getTime() - dayMs))) || now > new Date(0)) return true;`,
    tests: messageLimits,
  },
  {
    what: 'each spelling of a mail address counts by itself',
    file: 'apps/api/src/features/messaging/messages/sent-messages.queries.ts',
    held: `hashOf(mailboxOf(to))`,
    faulty: `hashOf(mailboxOf('') + to)`,
    tests: messageLimits,
  },
  {
    what: 'one network address has mails sent to any number of strangers',
    file: 'apps/api/src/features/messaging/messages/may-mail-from.ts',
    held: `if (most === null) return true;`,
    faulty: `if (most === null || most > 0) return true;`,
    tests: messageLimits,
  },
  {
    what: 'SMS go to numbers that earn by them',
    file: 'apps/api/src/features/messaging/messages/sms-reach.ts',
    held: `if (type === 'PREMIUM_RATE' || type === 'SHARED_COST') return false;`,
    faulty: `if (type === undefined) return false;`,
    tests: ['src/features/messaging/messages/sms-reach.test.ts'],
  },
  {
    what: 'letters come without having been confirmed',
    file: 'apps/api/src/features/engagement/forms/receive-form.ts',
    held: `newsletter: 'letters-mail',`,
    faulty: `newsletter: 'form-mail',`,
    tests: forms,
  },
  {
    what: 'one click does not end the letters',
    file: 'apps/api/src/features/engagement/forms/letters.routes.ts',
    held: `left: !isSigningUp }`,
    faulty: `left: false }`,
    tests: forms,
  },
  {
    what: 'a plain page of the same host makes calls over HTTPS',
    file: 'packages/security/src/foreign-call.ts',
    held: `page.origin === new URL(own).origin`,
    faulty: `page.host === new URL(own).host`,
    tests: foreignCall,
  },
  {
    what: 'what the browser calls another site’s is believed to be the site’s own',
    file: 'packages/security/src/foreign-call.ts',
    held: `if (site === 'cross-site') return true;`,
    faulty: `if (site === 'cross-site' && origin === undefined) return true;`,
    tests: foreignCall,
  },
  {
    what: 'a device that was left goes on seeing its bookings',
    file: 'apps/api/src/features/reservations/bookings/devices.queries.ts',
    held: `.where('hotel_id', '=', hotelId).where('device_hash', '=', deviceHash)`,
    faulty: `.where('hotel_id', '=', hotelId).where('device_hash', '=', \`left \${deviceHash}\`)`,
    tests: devices,
  },
  {
    what: 'a guest books under a token that somebody else chose',
    file: 'apps/api/src/http/device-cookie.ts',
    held: `if (found !== undefined && (await isKnown(found))) return found;`,
    faulty: `if (found !== undefined) return found;`,
    tests: devices,
  },
  {
    what: 'the token from before a code goes on opening the booking',
    file: 'apps/api/src/features/reservations/bookings/devices.queries.ts',
    held: `if (before === undefined) return;`,
    faulty: `if (before !== null) return;`,
    tests: devices,
  },
  {
    what: 'erasure leaves the number with the codes',
    file: 'apps/api/src/features/reservations/personal-data/personal-data.queries.ts',
    held: `  await forgetLookupsOfPhone(tx, booking, proved);
`,
    faulty: '',
    tests: ['src/features/reservations/personal-data/personal-data.test.ts'],
  },
  {
    what: 'erasure leaves a booking to be found by its number',
    file: 'apps/api/src/features/reservations/personal-data/personal-data.queries.ts',
    held: `  await forgetNames(tx, booking);
`,
    faulty: '',
    tests: ['src/features/reservations/personal-data/personal-data.test.ts'],
  },
  {
    what: 'the browser keeps pages with names and numbers',
    file: 'apps/origin/src/security/page-headers.ts',
    held: `isPersonalPath(path) ? 'private, no-store'`,
    faulty: `isPersonalPath(path) ? 'private, no-cache'`,
    tests: ['src/security/page-headers.test.ts'],
  },
  {
    what: 'a path with two slashes is read as another host',
    file: 'apps/origin/src/http/page-url.ts',
    held: `if (/^[/\\\\]{2}/.test(url)) return { kind: 'moved', to: \`/\${url.replace(/^[/\\\\]+/, '')}\` };
  return URL.canParse(own + url) ? { kind: 'page', url: new URL(own + url) } : { kind: 'refused' };`,
    faulty: `return { kind: 'page', url: new URL(url, own) };`,
    tests: ['src/http/page-url.test.ts'],
  },
  {
    what: 'an absolute address names another host',
    file: 'apps/origin/src/http/page-url.ts',
    held: `if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return url ?? '/';`,
    faulty: `if (named === undefined) return url ?? '/';`,
    tests: ['src/http/page-url.test.ts'],
  },
  {
    what: 'a signature holds for every purpose',
    file: 'packages/security/src/signing/signature.ts',
    held: `['latchkey', purpose, keyId, ...fields]`,
    faulty: `['latchkey', purpose === null, keyId, ...fields].map(String)`,
    tests: ['src/signing/signature.test.ts'],
  },
  {
    what: 'a redirect leads to another site by dots before two slashes',
    file: 'packages/security/src/own-path.ts',
    held: `path !== null && pathHere(path) === path`,
    faulty: `path !== null`,
    tests: ['src/own-path.test.ts'],
  },
  {
    what: 'a remote’s bundle finds the process',
    file: 'apps/origin/src/rendering/render-worker.ts',
    held: `confineThread((origin) => engines.has(origin));`,
    faulty: '',
    tests: ['src/rendering/hostile-bundle.test.ts'],
  },
  {
    what: 'publishing follows a link',
    file: 'packages/releases/src/release/build-files.ts',
    held: `constants.O_RDONLY | constants.O_NOFOLLOW`,
    faulty: `constants.O_RDONLY`,
    tests: ['src/release/publish.test.ts'],
  },
];
