import type { Attack } from '../attack.types.ts';
import { elsewhere, guestAt, stranger, type Guest, type Reply, type Traveller } from '../guests/guest.ts';
import { book, counted, sandalwood, seen, type Stay } from '../guests/stays.ts';
import { ask } from '../ask.ts';
import type { Instance } from '../instance.ts';
import { codesTo, mails, settled, until } from '../parties.ts';

const wanted = { ...sandalwood, slot: 20, mode: 'at-property' } as const;

/** Asks for a code as somebody from an address of their own. */
async function lookUp(
  instance: Instance,
  identifier: string,
  guest = guestAt(instance, sandalwood.host),
): Promise<{ guest: Guest; reply: Reply; enter: (code: string) => Promise<Reply> }> {
  const reply = await guest.post('booking-lookups', { hotelId: sandalwood.hotelId, identifier });
  return {
    guest,
    reply,
    enter: (code) => guest.post(`booking-lookups/${String(reply.body['lookupId'])}/verify`, { code }),
  };
}

/** A stay that is confirmed, which makes its guest's number a known one; each on nights of its own. */
let nights = 0;
const known = (instance: Instance, traveller: Traveller = stranger()): Promise<Stay> =>
  book(instance, { ...wanted, slot: wanted.slot + (nights++ % 10) }, guestAt(instance, wanted.host, { traveller }));

/** The link that came to a mailbox in place of a code, pressed on a new device; null where none came. */
async function byLink(instance: Instance, stay: Stay): Promise<string | null> {
  const { email } = stay.guest.traveller;
  const find = async (): Promise<string | undefined> => {
    const sent = (await mails(instance)).filter(({ to }) => to.includes(email));
    return sent.flatMap(({ text }) => /\/api\/(booking-links\/[^\s?]+)/.exec(text)?.[1] ?? []).at(-1);
  };
  await until(async () => (await find()) !== undefined);
  const link = await find();
  if (link === undefined) return null;
  const { status, headers } = await ask(instance.port, {
    host: wanted.host,
    path: `/api/${link}`,
    method: 'POST',
    from: elsewhere(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const cookie = String([headers['set-cookie'] ?? []].flat()[0]).split(';')[0] ?? '';
  const { access } = await seen({ guest: guestAt(instance, wanted.host, { cookie }), bookingId: stay.bookingId });
  return `${status}, ${String(access)}`;
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export const codes: readonly Attack[] = [
  {
    tries: 'guesses the code of a known number, from 40 addresses with 3 tries each',
    promise: 'five wrong tries an hour from all together; the owner is not locked out, a link comes by mail',
    length: 'short',
    async run(instance) {
      const stay = await known(instance);
      const attackers = Array.from({ length: 40 }, async () => {
        const { enter } = await lookUp(instance, stay.guest.traveller.contactNumber);
        const ends: string[] = [];
        for (const code of ['000000', '000001', '000002']) ends.push((await enter(code)).code);
        return ends;
      });
      const guesses = (await Promise.all(attackers)).flat();
      const judged = guesses.filter((code) => code === 'code_wrong').length;
      const link = await byLink(instance, stay);
      return {
        held:
          judged === 5 &&
          guesses.every((code) => code === 'code_wrong' || code === 'too_many_tries') &&
          link === '303, whole',
        measured: `${counted(guesses)}; the owner’s link: ${link ?? 'none'}`,
      };
    },
  },
  {
    tries:
      'asks twelve times for the codes of one number, eleven of them at once, and enters a code that came at another look-up than its own',
    promise: 'five codes an hour, each of which opens its own look-up alone',
    length: 'short',
    async run(instance) {
      const { guest } = await known(instance);
      const { contactNumber } = guest.traveller;
      const first = await lookUp(instance, contactNumber);
      await until(async () => (await codesTo(instance, contactNumber)).length > 0);
      const [code = ''] = await codesTo(instance, contactNumber);
      const rest = await Promise.all(Array.from({ length: 11 }, () => lookUp(instance, contactNumber)));
      const sent = await settled(async () => (await codesTo(instance, contactNumber)).length);
      const answers = counted([first, ...rest].map(({ reply }) => String(reply.status)));
      const [other, own] = [(await rest.at(-1)?.enter(code))?.code, (await first.enter(code)).status];
      return {
        held: sent === 5 && answers === '202 × 12' && other === 'code_wrong' && own === 200,
        measured: `${answers}; ${sent} codes came; elsewhere ${other}, at its own ${own}`,
      };
    },
  },
  {
    tries: 'asks for the codes of numbers that have a stay and of numbers that have none, by turns, and compares',
    promise: 'the same answer in the same time',
    length: 'long',
    async run(instance) {
      const stays = [];
      for (let at = 0; at < 6; at += 1) stays.push(await known(instance));
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const shapes = new Set<string>();
      for (let round = 0; round < 5; round += 1)
        for (const { guest } of stays)
          for (const kind of ['known', 'unknown'] as const) {
            const asker = guestAt(instance, wanted.host);
            // The handshake is before what is measured.
            await asker.get('hotels/1760/policies');
            const number = kind === 'known' ? guest.traveller.contactNumber : stranger().contactNumber;
            const { reply } = await lookUp(instance, number, asker);
            times[kind].push(reply.ms);
            shapes.add(`${reply.status} ${Object.keys(reply.body).toSorted().join(' ')}`);
          }
      const [one, other] = [middle(times.known), middle(times.unknown)];
      return {
        held: shapes.size === 1 && Math.abs(one - other) < Math.max(5, 0.3 * Math.max(one, other)),
        measured: `${[...shapes].join(' or ')}; ${one.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown`,
      };
    },
  },
  {
    tries: 'asks 130 times for codes from one address, and names another address in X-Forwarded-For each time',
    promise: 'one address stays one: 60 writes in each minute of the clock',
    length: 'short',
    async run(instance) {
      const attacker = guestAt(instance, sandalwood.host);
      const answers = [];
      for (let at = 0; at < 130; at += 1) {
        const body = { hotelId: sandalwood.hotelId, identifier: stranger().contactNumber };
        const headers = { 'x-forwarded-for': `198.51.100.${at}`, forwarded: `for=198.51.100.${at}` };
        answers.push((await attacker.post('booking-lookups', body, { headers })).status);
      }
      const taken = answers.filter((status) => status === 202).length;
      // The calls may lie on both sides of a full minute.
      return { held: taken <= 120 && answers.includes(429), measured: counted(answers.map(String)) };
    },
  },
];
