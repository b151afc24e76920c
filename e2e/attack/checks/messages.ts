import type { Attack } from '../attack.types.ts';
import { elsewhere, guestAt, stranger } from '../guests/guest.ts';
import { book, counted, dayAfter, sandalwood } from '../guests/stays.ts';
import { codesTo, mails, settled, smsTo } from '../parties.ts';
import { hosts, type Instance } from '../instance.ts';

const purposes = ['leisure', 'family', 'business', 'romance', 'culture', 'food'] as const;

/** Spellings of one mailbox. */
const spelled = (at: number): string =>
  [`v.ictim.of.mails@gmail.com`, `victimofmails+${at}@gmail.com`, `VICTIM.OF.MAILS+${at}@googlemail.com`][at % 3] ?? '';
const isVictims = (to: string): boolean =>
  /^victimofmails@(?:gmail|googlemail)\.com$/.test(
    to
      .toLowerCase()
      .replace(/\+.*@/, '@')
      .replace(/\.(?=.*@)/g, ''),
  );

/** A plan that nobody has asked for: days, purpose and first date make another one of each. */
const plan = (at: number, email: string): object => ({
  hotelId: sandalwood.hotelId,
  days: 1 + (at % 3),
  purpose: purposes[at % purposes.length],
  from: dayAfter(10 + at),
  email,
});

const mailsTo = async (instance: Instance, isOf: (to: string) => boolean): Promise<number> =>
  (await mails(instance)).filter(({ to }) => to.some(isOf)).length;

export const messages: readonly Attack[] = [
  {
    tries:
      'has 36 plans, 12 letters and 12 alerts of free rooms sent to one mailbox in ever new spellings, from 12 addresses',
    promise: 'three plans a day, and three mails of letters and alerts',
    length: 'short',
    async run(instance) {
      const answers: number[] = [];
      for (let address = 0; address < 12; address += 1) {
        const guest = guestAt(instance, sandalwood.host);
        for (let at = 0; at < 3; at += 1)
          answers.push((await guest.post('itineraries', plan(3 * address + at, spelled(at + address)))).status);
        const letters = { hotelId: sandalwood.hotelId, email: spelled(address) };
        answers.push((await guest.post('newsletter-subscriptions', letters)).status);
        const alert = {
          ...letters,
          checkIn: dayAfter(20),
          checkOut: dayAfter(22),
          adults: 2,
          childAges: [],
          infants: 0,
        };
        answers.push((await guest.post('availability-alerts', alert)).status);
      }
      const came = await settled(() => mailsTo(instance, isVictims));
      return { held: came > 0 && came <= 6, measured: `${counted(answers.map(String))}; ${came} mails came` };
    },
  },
  {
    tries: 'has plans sent to 24 strangers from one address',
    promise: 'ten mails a day are sent for one address',
    length: 'long',
    async run(instance) {
      const guest = guestAt(instance, sandalwood.host);
      const answers: number[] = [];
      for (let at = 0; at < 24; at += 1)
        answers.push((await guest.post('itineraries', plan(at, `target${at}@nobody.example`))).status);
      const came = await settled(() => mailsTo(instance, (to) => to.endsWith('@nobody.example')));
      return { held: came > 0 && came <= 10, measured: `${counted(answers.map(String))}; ${came} mails came` };
    },
  },
  {
    tries:
      'has codes sent to 60 numbers that never booked, some of them of satellites and dear lines, from 6 addresses',
    promise: 'no SMS goes out, and the answer is the same as for any number',
    length: 'short',
    async run(instance) {
      const numbers = Array.from({ length: 60 }, (_, at) =>
        at % 3 === 0 ? `+88213${100_000 + at}` : at % 3 === 1 ? `+1900555${1000 + at}` : stranger().contactNumber,
      );
      const answers: number[] = [];
      for (let address = 0; address < 6; address += 1) {
        const guest = guestAt(instance, hosts.provider);
        for (const identifier of numbers.slice(10 * address, 10 * address + 10))
          answers.push((await guest.post('booking-lookups', { identifier })).status);
      }
      const count = async (): Promise<number> => {
        const sent = await Promise.all(numbers.map((to) => smsTo(instance, to)));
        return sent.flat().length;
      };
      const came = await settled(count);
      const sameOrRefused = answers.every((status) => status === 202 || status === 422);
      return { held: sameOrRefused && came === 0, measured: `${counted(answers.map(String))}; ${came} SMS came` };
    },
  },
  {
    tries:
      'books and cancels stays in a stranger’s name, number and mailbox twenty times, each time from another address and device',
    promise: 'twenty messages a day at most, and ten codes',
    length: 'long',
    async run(instance) {
      const traveller = stranger();
      const ends: string[] = [];
      for (let at = 0; at < 20; at += 1) {
        const guest = guestAt(instance, sandalwood.host, { from: elsewhere(), traveller });
        const wanted = { ...sandalwood, roomTypeId: 'indigo-twin', slot: 20 + (at % 10), mode: 'at-property' } as const;
        const stay = await book(instance, wanted, guest);
        ends.push(stay.state || stay.code);
        if (stay.status === 201) await guest.post(`bookings/${stay.bookingId}/cancellation`, { refund: 0 });
      }
      const bySms = await settled(async () => (await smsTo(instance, traveller.contactNumber)).length);
      const byMail = await mailsTo(instance, (to) => to === traveller.email);
      const sentCodes = (await codesTo(instance, traveller.contactNumber)).length;
      return {
        held: bySms <= 20 && byMail <= 30 && sentCodes <= 10,
        measured: `${counted(ends)}; ${bySms} SMS (${sentCodes} with codes) and ${byMail} mails came`,
      };
    },
  },
];
