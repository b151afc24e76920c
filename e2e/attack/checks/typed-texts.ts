import { ask } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { elsewhere, guestAt, stranger } from '../guests/guest.ts';
import { book, counted, requestOf, sandalwood, selectionOf } from '../guests/stays.ts';
import { mails, until } from '../parties.ts';
import { hosts, type Instance } from '../instance.ts';

/** What an attacker would have us say to somebody: a host to press, and a line that looks like one of ours. */
const bait = 'Your refund waits at https://evil.example/refund\nTotal: 0\u202E www.evil.example';

const sentTo = async (instance: Instance, to: string): Promise<string | null> => {
  const of = async () => (await mails(instance)).filter((mail) => mail.to.includes(to));
  await until(async () => (await of()).length > 0);
  const all = await of();
  return all.length === 0 ? null : all.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
};

/** Texts that no field is meant for: beyond what columns keep, headers carry, and lines show. */
const hostile = [
  '\0',
  'a\0b',
  'a\u0001\u001B[2J',
  '/rooms/\r\nX-Forged: 1',
  '\u2028\u202E\uFEFF',
  '/rooms/日本 हिन्दी',
  '%00%0d',
];

/** The forms that work without a script, with an address of each and its fields. */
const forms: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ['/?post=choice', ['selection', 'couponCode', 'rooms']],
  ['/?post=alert', ['email', 'checkIn', 'checkOut', 'adults', 'children', 'ages']],
  ['/room/checkout?post=stay&quote=none', ['fullName', 'email', 'contactNumber', 'specialRequests', 'way', 'key']],
  ['/bookings/find?post=look-ups', ['identifier', 'hotelId', 'act']],
  ['/bookings/find?post=look-up-codes&lookup=none', ['code', 'act']],
  ['/bookings/none?post=requests', ['kind', 'time', 'note']],
  ['/review?post=reviews&of=none', ['rating', 'text', 'authorName']],
  [
    '/corporate-booking?post=enquiry',
    ['company', 'fullName', 'email', 'contactNumber', 'place', 'checkIn', 'checkOut', 'roomNights', 'message'],
  ],
  ['/planner/1760?post=mail', ['email', 'days', 'purpose', 'from', 'keep', 'plan']],
];

export const typedTexts: readonly Attack[] = [
  {
    tries: 'has a receipt and a voucher sent to a stranger’s mailbox with a link, lines and reversed words of its own',
    promise: 'nothing that was typed goes to a mailbox that nobody has proved',
    length: 'short',
    async run(instance) {
      const guest = guestAt(instance, sandalwood.host);
      const victim = stranger().email;
      const asked = await guest.post('corporate-enquiries', {
        hotelId: sandalwood.hotelId,
        company: bait,
        fullName: 'Asha Rao',
        email: victim,
        contactNumber: guest.traveller.contactNumber,
        message: bait,
      });
      const receipt = await sentTo(instance, victim);
      const wanted = { ...sandalwood, roomTypeId: 'indigo-twin', slot: 31, mode: 'at-property' } as const;
      const quote = await guest.post('quotes', selectionOf(wanted));
      const booked = await guest.post('bookings', {
        ...requestOf(guest, quote.body['quoteToken'], 'at-property'),
        specialRequests: bait,
      });
      const voucher = await sentTo(instance, guest.traveller.email);
      const isClean = (text: string | null): boolean => text !== null && !/evil|^Total: 0$|\u202E/m.test(text);
      const told = (text: string | null): string =>
        text === null ? 'no mail' : isClean(text) ? 'clean' : 'repeats it';
      return {
        held: isClean(receipt) && isClean(voucher),
        measured: `receipt ${asked.status}, ${told(receipt)}; voucher ${booked.status}, ${told(voucher)}`,
      };
    },
  },
  {
    tries: 'posts NUL, control, reversing and foreign characters in each field of each form, and in addresses',
    promise: 'a way back to a page of ours or a refusal in words, and no 500',
    length: 'short',
    async run(instance) {
      // A guest whose stay is there: the texts of forms are stored beside it.
      const { guest } = await book(instance, {
        ...sandalwood,
        roomTypeId: 'indigo-twin',
        slot: 32,
        mode: 'at-property',
      });
      const answers: string[] = [];
      for (const [path, fields] of forms) {
        const from = elsewhere();
        for (const field of fields)
          for (const text of hostile) {
            const { status, headers } = await ask(instance.port, {
              host: hosts.sandalwood,
              path,
              method: 'POST',
              headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: guest.cookie },
              body: new URLSearchParams({ [field]: text }).toString(),
              from,
            });
            const led = String(headers.location ?? '/');
            answers.push(/^(?:\/(?!\/)|https:)[\x21-\x7e]*$/.test(led) ? String(status) : `led to ${led.slice(0, 30)}`);
          }
      }
      return { held: answers.every((one) => /^[234]\d\d$/.test(one)), measured: counted(answers) };
    },
  },
];
