import { describe, expect, it } from 'vitest';
import { holdRequest } from '../../../../test/hold-requests.ts';
import { keepCards } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { actAs } from '../../../database/acting.ts';
import { hashOf } from '../../../hash-of.ts';
import { holdTogether } from './hold-together.ts';

type Asked = NonNullable<Parameters<typeof holdRequest>[1]>;

const some = expect.any(String) as unknown;
const minute = 60_000;
const hour = 60 * minute;

describe('a booking that is held', () => {
  const engine = openEngine();
  keepCards(engine);
  const inMs = (ms: number): Date => new Date(engine.deps.clock().getTime() + ms);
  const held = async (asked: Asked) => {
    const one = await holdRequest(engine, asked);
    expect(await holdTogether(engine.deps.db, [one], true)).toEqual(['held']);
    return one.booking;
  };
  /** What goes out by it: the kind, the key by which it goes out once, what it is about and after how many milliseconds. */
  const sent = async (): Promise<unknown[]> => {
    const rows = await engine.deps.db.selectFrom('outbox').selectAll().orderBy('dedupe_key').execute();
    expect(new Set(rows.map(({ created_at: at }) => at.getTime()))).toEqual(new Set([inMs(0).getTime()]));
    return rows.map(({ kind, dedupe_key: key, payload, available_at: at }) => [
      kind,
      key,
      payload,
      at.getTime() - inMs(0).getTime(),
    ]);
  };
  const notice = (name: string, channel: 'mail' | 'sms') => (bookingId: string) => [
    `notice-${channel}`,
    expect.stringMatching(new RegExp(`^notice-${channel}:.{36}$`)) as unknown,
    { bookingId, notice: name, noticeId: some },
    0,
  ];
  const both = (name: string) => [notice(name, 'mail'), notice(name, 'sms')];
  const voucher = (channel: string) => (bookingId: string) => [
    `voucher-${channel}`,
    `voucher-${channel}:${bookingId}`,
    { bookingId },
    0,
  ];
  const toProperty = (type: string, sequence: number) => (bookingId: string) => [
    'property-mail',
    `property-mail:${bookingId}:${sequence}`,
    { bookingId, type, sequence },
    0,
  ];
  const reminder = (type: string, after: number) => (bookingId: string) => [
    'property-mail',
    expect.stringMatching(new RegExp(`^property-mail:${bookingId}:${type}:\\d+$`)) as unknown,
    { bookingId, type, sequence: 0 },
    after,
  ];
  const wayBack = (name: string) => (bookingId: string) => [
    'notice-mail',
    `notice-mail:payment-waits:${bookingId}`,
    { bookingId, notice: name, noticeId: some },
    5 * minute,
  ];
  const code = (bookingId: string) => ['proof-code', `proof-code:${bookingId}:${inMs(0).getTime()}`, { bookingId }, 0];
  const there = { mode: 'at-property', plan: 'full' } as const;
  const pending = { status: 'payment_pending', bookedBy: 'property', deviceHash: null } as const;

  it.each<[string, Asked, readonly ((bookingId: string) => unknown[])[]]>([
    [
      'is asked for: both are told, and the property reminded twice',
      { hotelId: 2116 },
      [
        ...both('requested'),
        toProperty('requested', 1),
        reminder('request_ends', 23 * hour),
        reminder('request_waits', 12 * hour),
      ],
    ],
    ['is confirmed: a voucher', { payment: there }, [toProperty('confirmed', 2), voucher('mail'), voucher('sms')]],
    ['waits for money: the way back to it', {}, [wayBack('payment_waits')]],
    [
      'waits for a card: the way back to it',
      { payment: { mode: 'online', plan: 'guarantee' } },
      [wayBack('card_waits')],
    ],
    ['waits for a code: the code', { booking: { dueNow: 0, mode: 'at-property', afterCode: 'confirmed' } }, [code]],
    [
      'the property has made: a voucher, and nothing to itself',
      { payment: there, booking: { bookedBy: 'property' } },
      [voucher('mail'), voucher('sms')],
    ],
    ['the property has made, to be paid online: the link', { booking: pending }, both('payment_wanted')],
    [
      'the property holds for a while: the way to confirm it',
      { booking: { ...pending, dueNow: 0, mode: 'at-property', afterCode: 'confirmed' } },
      both('option_held'),
    ],
  ])('%s', async (_, asked, messages) => {
    const { bookingId } = await held(asked);
    expect(await sent()).toEqual(messages.map((message) => message(bookingId)));
  });

  it('is found by its number, as long as it is held or for a year after the stay, and by its reference', async () => {
    const namesOf = async ({ bookingId }: { readonly bookingId: string }) => {
      const { db } = engine.deps;
      const rows = await db
        .selectFrom('booking_name')
        .selectAll()
        .where('booking_id', '=', bookingId as never)
        .execute();
      return new Map(rows.map((row) => [row.name_hash, row.known_until]));
    };
    const phone = hashOf('phone:+919845012345');
    const named = ({ reference }: { readonly reference: string }) => [hashOf(`reference:${reference}`), null] as const;
    const waits = await held({});
    expect(await namesOf(waits)).toEqual(new Map([[phone, waits.expiresAt], named(waits)]));
    const sure = await held({ payment: there });
    expect(await namesOf(sure)).toEqual(new Map([[phone, new Date('2027-12-06T00:00:00Z')], named(sure)]));
    for (const travellers of [[], [{ fullName: 'Asha Rao', contactNumber: '', email: '' }]]) {
      const unnumbered = await held({ roomTypeId: 'garden-twin', payment: there, booking: { travellers } });
      expect(await namesOf(unnumbered)).toEqual(new Map([named(unnumbered)]));
    }
  });

  it('is told of in the journal where the property made it, with nothing of who comes', async () => {
    const who = {
      principal: { kind: 'key', hotelId: 1760, id: 'key' },
      name: 'Key',
      device: null,
      operation: 'bookAtProperty',
      isFresh: true,
      now: engine.deps.clock,
    } as never;
    const lines = async () => {
      const rows = await engine.deps.db.selectFrom('journal_line').select(['booking_id', 'before', 'after']).execute();
      await engine.deps.db.deleteFrom('journal_line').execute();
      return rows;
    };
    const sure = await actAs(who, () => held({ payment: there, booking: { bookedBy: 'property' } }));
    const told = { total: sure.bill.total, stay: sure.selection.stay, rooms: sure.selection.rooms };
    expect(await lines()).toEqual([
      { booking_id: sure.bookingId, before: null, after: { status: 'confirmed', ...told } },
    ]);
    const option = await actAs(who, () => held({ booking: pending }));
    expect(await lines()).toEqual([
      {
        booking_id: option.bookingId,
        before: null,
        after: { status: 'payment_pending', ...told, expiresAt: inMs(15 * minute).toISOString() },
      },
    ]);
    await actAs(who, () => held({}));
    expect(await lines()).toEqual([]);
  });
});
