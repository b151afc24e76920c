import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './counter.action.ts';
import { counterOf, shiftOf } from './counter.fixture.ts';

// Shows docs/rules.md: The counter (Drawer, End of the day).

const apiOf = (replies: object): FakeApi =>
  fakeApi({ getCounter: { status: 200, body: counterOf() }, ...replies } as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(
    action,
    { key: 'a-key-of-one-press', shift: 's1', of: 'own', ...fields },
    {
      form,
      api,
      site: deskSite,
      path: '/h/1760/counter',
      params: { hotelId: '1760' },
      locale: 'de',
    },
  );
const done = { status: 200, body: shiftOf() };
const counted = { status: 200, body: shiftOf({ closedAt: '2026-11-25T14:00:00.000Z', closedBy: 'Asha' }) };

test.each([
  ['5.000', 5000],
  ['٥٠٠٠', 5000],
  ['0', 0],
])('opens a drawer with %s', async (float, amount) => {
  const api = apiOf({ openShift: done });
  expect(await post('open', { float }, api)).toMatchObject({ to: '/h/1760/counter?done=opened&lang=de' });
  expect(api.inputsOf('openShift')).toMatchObject([
    { headers: { 'idempotency-key': 'a-key-of-one-press' }, body: { float: amount } },
  ]);
});

test('adds up notes and coins, in whatever digits they are typed', async () => {
  const api = apiOf({ countShift: done });
  await post('count', { n500: '22', n200: '٩', n100: '११', n1: '' }, api);
  expect(api.inputsOf('countShift')).toMatchObject([{ params: { shift: 's1' }, body: { counted: 13_900 } }]);
});

test('an empty drawer is counted as 0, and what cannot be read comes back as it was typed', async () => {
  const api = apiOf({ countShift: done });
  await post('count', { n500: '0' }, api);
  expect(api.inputsOf('countShift')).toMatchObject([{ body: { counted: 0 } }]);
  const again = await post('count', { n500: '22', n1: 'x' }, api);
  expect(again).toMatchObject({ returned: { fields: { n500: '22', n1: 'x' } } });
});

test('closes by the count that was seen, with its reason, and leads to the drawer that is closed', async () => {
  const api = apiOf({ countShift: counted });
  const fields = { minor: '14140', closing: 'yes', reason: 'One note too many' };
  expect(await post('count', fields, api)).toMatchObject({ to: '/h/1760/counter?shift=s1&done=closed&lang=de' });
  expect(api.inputsOf('countShift')).toMatchObject([{ body: { counted: 14_140, reason: 'One note too many' } }]);
});

test.each([
  ['open', { float: 'much' }, 'sum_invalid'],
  ['move', { kind: 'out', amount: '0', note: 'Flowers' }, 'sum_invalid'],
  ['move', { kind: 'out', amount: '20', note: ' ' }, 'note_missing'],
  ['count', { n500: 'x' }, 'sum_invalid'],
  ['count', { n500: '', n1: ' ' }, 'count_missing'],
  ['count', { minor: '5', closing: 'yes', reason: '' }, 'reason_missing'],
] as const)('%s with %o is not sent', async (form, fields, code) => {
  const api = apiOf({});
  expect(await post(form, fields, api)).toMatchObject({ kind: 'again', returned: { code }, status: 422 });
  for (const name of ['openShift', 'moveCash', 'countShift'] as const) expect(api.inputsOf(name)).toEqual([]);
});

test('moves cash of the drawer of another and stays there', async () => {
  const api = apiOf({ moveCash: done });
  const fields = { of: 'other', kind: 'drop', amount: '1.000', note: 'Bag 31' };
  expect(await post('move', fields, api)).toMatchObject({ to: '/h/1760/counter?shift=s1&done=moved&lang=de' });
  expect(api.inputsOf('moveCash')).toMatchObject([{ body: { kind: 'drop', amount: 1000, note: 'Bag 31' } }]);
});

test('ends a day and leads to its report; a day that has not begun is refused', async () => {
  const api = apiOf({ endDay: { status: 200, body: {} } });
  expect(await post('end', { day: '2026-11-25' }, api)).toMatchObject({
    to: '/h/1760/counter?day=2026-11-25&done=ended&lang=de',
  });
  const early = apiOf({ endDay: { status: 409, body: { code: 'too_early' } } });
  expect(await post('end', { day: '2026-11-26' }, early)).toMatchObject({
    returned: { code: 'too_early' },
    status: 409,
  });
  expect(await post('end', { day: '2026-11-25' }, apiOf({ endDay: offline }))).toMatchObject({ status: 503 });
});

test('sets an hour from the list alone', async () => {
  const api = apiOf({ setDayEnd: { status: 200, body: {} } });
  await post('hour', { endsAt: '02:00' }, api);
  expect(api.inputsOf('setDayEnd')).toMatchObject([{ body: { endsAt: '02:00' } }]);
  expect(await post('hour', { endsAt: '12:00' }, apiOf({}))).toEqual({ kind: 'unknown_form' });
});
