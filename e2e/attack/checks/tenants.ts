import { setTimeout as pass } from 'node:timers/promises';
import { ask, type Answer } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { atDesk, foundHouse, signIn, type AtDesk } from '../guests/at-desk.ts';
import { elsewhere, guestAt, type Reply } from '../guests/guest.ts';
import { dayAfter } from '../guests/stays.ts';
import { hosts, operatorMail, type Instance } from '../instance.ts';
import { mails, settled, smsTo, until } from '../parties.ts';

// An owner whom nobody knows: founds a house, is approved, and turns.

const bait = 'Pay now at https://evil.example/n';

let houses = 0;
/** A stranger who has set a house up, with its id; no guest sees it. */
async function founded(instance: Instance, name = 'Quiet Garden House'): Promise<{ owner: AtDesk; hotelId: number }> {
  houses += 1;
  const owner = await signIn(instance, `mallory${houses}@strangers.example`, 'staff/starts/links');
  const hotelId = await foundHouse(owner, {
    name: `${name} ${'abcdefgh'[houses] ?? houses}`,
    slug: `quiet-house-${houses}`,
  });
  if (hotelId === undefined) throw new Error('an ordinary house was refused');
  return { owner, hotelId };
}

const codesOf = (replies: readonly { readonly status: number; readonly code: string }[]): string => {
  const counts = new Map<string, number>();
  for (const { status, code } of replies) {
    const said = status < 300 ? 'done' : code === '' ? String(status) : code;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, count]) => `${said} × ${count}`).join(', ');
};

const pageOf = ({ port }: Instance, host: string, path: string): Promise<Answer> =>
  ask(port, { host, path, from: elsewhere() });

interface Listed {
  readonly hotelId: number;
  readonly name: string;
  readonly state: string;
  readonly address: string | null;
  readonly revision?: string;
  readonly changes?: readonly object[];
}

const listed = async (operator: AtDesk, hotelId: number): Promise<Listed | undefined> =>
  ((await operator.call('GET', 'staff/operator/hotels?q=quiet')).body['hotels'] as readonly Listed[] | undefined)?.find(
    (one) => one.hotelId === hotelId,
  );

/** Publishes one change at the desk; the answer to the publication. */
async function publish(owner: AtDesk, hotelId: number, file: string, path: string, value: unknown) {
  const { draft } = (await owner.call('GET', 'property/set-up', undefined, hotelId)).body as {
    readonly draft?: { readonly version: number };
  };
  const version = draft?.version ?? 0;
  await owner.call('PUT', 'property/set-up/draft', { version, changes: [{ file, path, value }] }, hotelId);
  return owner.call('POST', 'property/set-up/publications', { version: version + 1 }, hotelId);
}

/** A house that the provider has looked at and shown, with its owner and somebody of the provider. */
async function approved(instance: Instance) {
  const { owner, hotelId } = await founded(instance);
  const operator = await signIn(instance, operatorMail, 'staff/links');
  await owner.call('POST', 'property/opening', {}, hotelId);
  const { revision } = (await listed(operator, hotelId)) ?? {};
  const shown = await operator.call('POST', `staff/operator/hotels/${hotelId}/approval`, { revision });
  if (shown.status !== 200) throw new Error(`a house could not be approved: ${shown.status} ${shown.code}`);
  const path = new URL((await listed(operator, hotelId))?.address ?? 'https://nowhere.invalid/').pathname;
  const isThere = await until(async () => (await pageOf(instance, hosts.platform, path)).status === 200);
  if (!isThere) throw new Error(`a house that is approved is not at ${path}`);
  return { owner, hotelId, operator, path };
}

const mailsTo = async (instance: Instance, part: string): Promise<number> =>
  (await mails(instance)).filter(({ to }) => to.some((one) => one.includes(part))).length;

export const tenants: readonly Attack[] = [
  {
    tries:
      'founds houses under names of chains and portals, in letters that look alike, with addresses, and under paths of ours',
    promise: 'each is refused, in whatever letters',
    length: 'short',
    async run(instance) {
      const owner = await signIn(instance, 'forger@strangers.example', 'staff/starts/links');
      const names = [
        'Marriott',
        'Mаrriott',
        'M a r r i o t t',
        'MARRI0TT',
        'मैरियट होटल',
        'evil.co',
        'evil[.]com',
        'Mari\u202Edlog',
      ];
      const wanted = [
        ...names.map((name) => ({ name })),
        { name: 'Corner House', slug: 'sign-in' },
        { name: 'Corner House', slug: 'operator' },
      ];
      const made: string[] = [];
      for (const house of wanted) if ((await foundHouse(owner, house)) !== undefined) made.push(JSON.stringify(house));
      return { held: made.length === 0, measured: `${made.length} of ${wanted.length} founded${made.join(' ')}` };
    },
  },
  {
    tries:
      'founds a house that is called “Refund Office” and invites 25 strangers to its desk before anybody has looked',
    promise: 'three mails at most, in the provider’s words, without a word of the house',
    length: 'short',
    async run(instance) {
      const { owner, hotelId } = await founded(instance, 'Refund Office');
      const replies = [];
      for (let at = 0; at < 25; at += 1) {
        const person = {
          mail: `invited${at}@victims.example`,
          name: 'Claim It Here',
          role: 'reception',
          language: 'en',
        };
        replies.push(await owner.call('POST', 'property/people', person, hotelId));
      }
      const came = await settled(() => mailsTo(instance, '@victims.example'));
      const sent = (await mails(instance)).filter(({ to }) => to.some((one) => one.includes('@victims.example')));
      const said = sent.filter((mail) => /Refund|Claim/i.test(JSON.stringify(mail))).length;
      return {
        held: came > 0 && came <= 3 && said === 0,
        measured: `${codesOf(replies)}; ${came} mails, ${said} with its words`,
      };
    },
  },
  {
    tries: 'renames a house while it waits for the provider’s look, and has the former one approved',
    promise: 'the request is taken back, and an approval of what was before shows nothing',
    length: 'short',
    async run(instance) {
      const { owner, hotelId } = await founded(instance);
      const operator = await signIn(instance, operatorMail, 'staff/links');
      await owner.call('POST', 'property/opening', {}, hotelId);
      const { revision } = (await listed(operator, hotelId)) ?? {};
      await publish(owner, hotelId, 'words.en.json', 'name', 'Quiet Bank Refunds');
      const late = await operator.call('POST', `staff/operator/hotels/${hotelId}/approval`, { revision });
      const after = await listed(operator, hotelId);
      return {
        held: revision !== undefined && late.status === 409 && after?.state !== 'live' && after?.state !== 'waiting',
        measured: `approval ${late.status} ${late.code}; the house is ${after?.state ?? 'not listed'}`,
      };
    },
  },
  {
    tries: 'is approved, then switches on a tag manager and renames the house',
    promise: 'no shared host runs the tag; the provider reads the change and takes it back by one press',
    length: 'short',
    async run(instance) {
      const { owner, hotelId, operator, path } = await approved(instance);
      await publish(owner, hotelId, 'hotel.json', 'measuring', { consent: 'not-needed', tagManager: 'GTM-EV1L' });
      await publish(owner, hotelId, 'words.en.json', 'name', 'Quiet Bank Refunds');
      // Each process shows within a second what was published.
      await pass(1500);
      const pages = await Promise.all([hosts.platform, hosts.provider].map((host) => pageOf(instance, host, path)));
      const run = pages.filter(({ body, headers }) =>
        /GTM-EV1L|googletagmanager/.test(body + String(headers['content-security-policy'])),
      ).length;
      const changes = (await listed(operator, hotelId))?.changes?.length ?? 0;
      const back = await operator.call('POST', `staff/operator/hotels/${hotelId}/changes/reversal`, {});
      await pass(1500);
      const name = (await listed(operator, hotelId))?.name ?? '';
      return {
        held:
          pages.every(({ status }) => status === 200) &&
          run === 0 &&
          changes > 0 &&
          back.status === 200 &&
          !name.includes('Bank'),
        measured: `pages ${pages.map(({ status }) => status).join(', ')}, ${run} with the tag; ${changes} changes listed, back ${back.status}, then “${name}”`,
      };
    },
  },
  {
    tries:
      'is approved, then books for 50 made-up guests, writes them letters with a link, and goes on while it is held',
    promise: 'a day’s limit of a new house, no link to who proved nothing, and nothing more once it is held',
    length: 'short',
    async run(instance) {
      const { owner, hotelId, operator } = await approved(instance);
      const bookings: string[] = [];
      const booked = [];
      for (let at = 0; at < 50; at += 1) {
        const reply = await bookFor(instance, owner, hotelId, at);
        booked.push(reply);
        const { bookingId } = reply.body;
        if (typeof bookingId === 'string') bookings.push(bookingId);
      }
      const vouchers = await settled(() => mailsTo(instance, '@made-up.example'));
      const letters = [];
      for (const id of bookings.slice(0, 10))
        letters.push(
          await owner.call('POST', `property/bookings/${id}/messages`, { channel: 'mail', text: bait }, hotelId),
        );
      const toThem = (await mails(instance)).filter(({ to }) => to.some((one) => one.includes('@made-up.example')));
      const links = toThem.filter(({ text }) => text.includes('evil.example')).length;
      await operator.call('POST', `staff/operator/hotels/${hotelId}/hold`, { words: 'Made-up guests' });
      const before = await settled(() => mailsTo(instance, '@made-up.example'));
      const held = [];
      for (const id of bookings.slice(0, 5))
        held.push(await owner.call('POST', `property/bookings/${id}/voucher`, {}, hotelId));
      const after = await settled(() => mailsTo(instance, '@made-up.example'));
      const sms = (await smsTo(instance, '+9198450700001')).length;
      return {
        held: bookings.length > 36 && vouchers > 0 && vouchers <= 36 && links === 0 && after === before && sms <= 1,
        measured: `booked ${codesOf(booked)}; ${vouchers} vouchers; letters ${codesOf(letters)}, ${links} came; held: ${codesOf(held)}, ${after - before} mails`,
      };
    },
  },
  {
    tries: 'asks twelve times for the link of another hotel’s owner, so that the owner’s own does not come',
    promise: 'the owner, from an address of the owner’s own, still gets one',
    length: 'short',
    async run(instance) {
      const mail = `mallory${houses}@strangers.example`;
      const from = elsewhere();
      const replies = [];
      for (let at = 0; at < 12; at += 1)
        replies.push(await atDesk(instance, from).call('POST', 'staff/links', { mail }));
      const taken = await settled(() => mailsTo(instance, mail));
      const browser = atDesk(instance);
      replies.push(await browser.call('POST', 'staff/links', { mail }));
      const own = (await settled(() => mailsTo(instance, mail))) - taken;
      return { held: own === 1, measured: `${codesOf(replies)}; the owner’s own: ${own} mail` };
    },
  },
];

/** A stay of one night, booked at the desk for somebody who was made up. */
async function bookFor(instance: Instance, owner: AtDesk, hotelId: number, at: number): Promise<Reply> {
  const night = 30 + Math.floor(at / 6);
  const quoted = await guestAt(instance, hosts.platform).post('quotes', {
    hotelId,
    stay: { kind: 'nights', checkIn: dayAfter(night), checkOut: dayAfter(night + 1) },
    rooms: [{ roomTypeId: 'garden-double', ratePlanId: 'standard', adults: 1, childAges: [], infants: 0 }],
  });
  const guest = {
    fullName: 'Made Up',
    email: `guest${at}@made-up.example`,
    phone: `+91984507${String(at + 1).padStart(5, '0')}`,
  };
  const { quoteToken } = quoted.body;
  return owner.call('POST', 'property/bookings', { quoteToken, guest, locale: 'en', pays: 'at_property' }, hotelId);
}
