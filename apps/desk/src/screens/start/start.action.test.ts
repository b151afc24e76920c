import { offline } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './start.action.ts';
import { documents, setUp } from '../settings/settings.fixture.ts';
import { marigold } from './start.fixture.ts';
import type { Start } from './start.model.ts';

const site = { ...deskSite, hotel: null };
const house = { house: '1000001', step: 'house' };
const typed = {
  version: '3',
  kind: 'villa',
  name: 'Villa',
  country: 'NP',
  city: 'Kathmandu',
  street: 'Lane 1',
  phone: '+977 1 4700123',
  email: 'a@b.example',
  latitude: '٢٧٫٧'.replace('٫', ','),
  longitude: '',
};

const post = (
  form: string,
  fields: Record<string, string>,
  replies: object,
  params: Record<string, string> = house,
) => {
  const api = signedInAs(sessionAt(), replies);
  return { api, outcome: postForm(action, fields, { form, api, site, params }) };
};
const saved = (more: Partial<Start> = {}) => ({ saveStart: { status: 200, body: { ...marigold, ...more } } });

test('a mail address and a name ask for a link, whose answer is one for all', async () => {
  const asked = { mail: 'asha@marigold.example', name: 'Asha' };
  const { outcome } = post('ask', asked, { askToStart: { status: 202, body: {} } }, {});
  expect(await outcome).toEqual({ kind: 'redirect', to: '/start?sent=1' });
  expect(await post('ask', { mail: 'asha@', name: 'Asha' }, {}, {}).outcome).toMatchObject({
    kind: 'again',
    returned: { code: 'email_invalid' },
  });
  expect(await post('ask', { ...asked, name: '' }, {}, {}).outcome).toMatchObject({
    returned: { code: 'name_missing' },
  });
  expect(await post('ask', asked, { askToStart: offline }, {}).outcome).toMatchObject({
    returned: { code: 'unavailable' },
    status: 503,
  });
});

test('a house leads on to its rooms, and stays where something of it is wrong', async () => {
  expect(await post('house', typed, saved()).outcome).toEqual({
    kind: 'redirect',
    to: '/start/1000001/rooms?saved=1',
  });
  const faults: Start['faults'] = [{ field: 'city', code: 'missing' }];
  expect(await post('house', typed, saved({ faults })).outcome).toEqual({
    kind: 'redirect',
    to: '/start/1000001/house',
  });
  const begun = { beginStart: { status: 201, body: marigold } };
  expect(await post('house', typed, begun, {}).outcome).toMatchObject({ to: '/start/1000001/rooms?saved=1' });
});

test('what cannot be kept is there again as it was typed', async () => {
  for (const [fields, code] of [
    [{ ...typed, email: 'a@' }, 'email_invalid'],
    [{ ...typed, latitude: 'north' }, 'invalid'],
    [{ ...typed, longitude: '200' }, 'invalid'],
  ] as const)
    expect(await post('house', fields, saved()).outcome).toMatchObject({
      kind: 'again',
      returned: { code, fields: { name: 'Villa' } },
    });
});

test('somebody else’s newer version is no reason to lose what was typed', async () => {
  const changed = { saveStart: { status: 409, body: { code: 'changed', newer: marigold } } };
  const rooms = { version: '2', typed: 'Villa, 1, 6, 900' };
  expect(await post('rooms', rooms, changed).outcome).toMatchObject({
    status: 409,
    returned: { code: 'changed', fields: { typed: rooms.typed } },
  });
});

test('terms that nobody offers are the usual ones', async () => {
  const { outcome } = post('terms', { version: '3', policy: 'never', checkIn: 'noon', checkOut: '10:00:00' }, saved());
  expect(await outcome).toEqual({ kind: 'redirect', to: '/start/1000001/preview?saved=1' });
  const ways = { 'takes.cash': 'yes', 'takes.bank-transfer': 'yes', 'takes.link': 'yes', online: 'yes' };
  const paying = post('terms', { version: '3', policy: 'strict', ...ways }, saved());
  await paying.outcome;
  expect(paying.api.inputsOf('saveStart')).toMatchObject([
    { body: { terms: { takes: ['cash', 'bank-transfer'], wantsOnline: true } } },
  ]);
  const byStripe = post('terms', { version: '3', online: 'stripe' }, saved());
  await byStripe.outcome;
  expect(byStripe.api.inputsOf('saveStart')).toMatchObject([
    { body: { terms: { wantsOnline: true, onlineBy: 'stripe' } } },
  ]);
  const inClass = async (taxClass: string) => {
    const { api, outcome: done } = post('terms', { version: '3', taxClass }, saved());
    await done;
    return (api.inputsOf('saveStart') as { body: { terms: { taxClass?: string } } }[])[0]?.body.terms.taxClass;
  };
  expect([await inClass('rooms'), await inClass('')]).toEqual(['rooms', undefined]);
});

test('opening says what comes of it on the same page, also when it is pressed twice', async () => {
  const there = { kind: 'redirect', to: '/start/1000001/preview' };
  expect(
    await post('open', {}, { openHotel: { status: 200, body: { state: 'waiting', address: '' } } }).outcome,
  ).toEqual(there);
  expect(await post('open', {}, { openHotel: { status: 409, body: { code: 'opened_already' } } }).outcome).toEqual(
    there,
  );
  expect(await post('open', {}, { openHotel: { status: 409, body: { code: 'not_ready' } } }).outcome).toMatchObject({
    returned: { code: 'not_ready' },
  });
  expect(await post('elsewhere', {}, {}).outcome).toEqual({ kind: 'unknown_form' });
});

test('a hotel list fills the fields in and saves nothing; what is no list of one house is said', async () => {
  const listing = '<listing><name>Marigold</name><country>NP</country><latitude>27.7</latitude></listing>';
  const read = (list: string) => post('read-list', { list }, {});
  const { outcome, api } = read(`<listings>${listing}</listings>`);
  expect(await outcome).toEqual({
    kind: 'again',
    returned: { code: 'list_read', fields: { name: 'Marigold', country: 'NP', latitude: '27.7' } },
    status: 200,
  });
  expect(api.calls).toEqual([]);
  expect(await read('Marigold; 8; 2').outcome).toMatchObject({ returned: { code: 'list_empty' }, status: 422 });
  expect(await read(`<listings>${listing}${listing}</listings>`).outcome).toMatchObject({
    returned: { code: 'list_of_many' },
  });
});

test('the rooms of another house of the person are filled in, without prices of another currency', async () => {
  const taken = async (currency: string) =>
    post(
      'read-house',
      { other: '1760' },
      {
        getSetUp: {
          status: 200,
          body: { ...setUp, documents: { ...documents, 'hotel.json': { ...documents['hotel.json'], currency } } },
        },
        getStart: { status: 200, body: marigold },
      },
    ).outcome;
  expect(await taken('NPR')).toMatchObject({
    returned: { code: 'rooms_read', fields: { typed: 'King; 4; 1 king; 2; 40/46\ntwin; 2; 2 single; 2; ?' } },
  });
  expect(await taken('EUR')).toMatchObject({
    returned: { fields: { typed: 'King; 4; 1 king; 2; ?\ntwin; 2; 2 single; 2; ?' } },
  });
  expect(await post('read-house', { other: '1760' }, { getSetUp: offline }).outcome).toMatchObject({
    returned: { code: 'house_unread' },
  });
});
