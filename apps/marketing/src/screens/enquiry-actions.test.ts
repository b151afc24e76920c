import { fakeApi, type Replies } from '@latchkey/testing/fake-api';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action as corporate } from './corporate-booking/corporate-booking.action.ts';
import { action as hotelier } from './list-your-hotel/list-your-hotel.action.ts';

const taken = { status: 202, body: { received: true } } as never;
const company = {
  company: 'Acme & <Söhne>',
  fullName: 'Asha Rao',
  email: 'asha@acme.example',
  contactNumber: '+91 98450 12345',
  place: 'Jaipur',
  checkIn: '2027-03-04',
  checkOut: '',
  roomNights: '٤٠',
  message: 'Quiet rooms,\r\nplease.',
};
const owner = {
  fullName: 'Asha Rao',
  hotelName: 'Rao House',
  place: 'Mysuru, India',
  rooms: '١٢',
  email: 'asha@rao.example',
  contactNumber: '+91 98450 12345',
  message: '',
};

test('a company’s enquiry goes to the page’s hotel, once however often the same is sent', async () => {
  const api = fakeApi({ enquireCorporate: taken });
  for (const _ of [1, 2])
    expect(await postForm(corporate, company, { form: 'enquiry', locale: 'de', api })).toEqual({
      kind: 'redirect',
      to: '/corporate-booking?enquiry=sent&lang=de',
    });
  const [one, other] = api.inputsOf('enquireCorporate');
  expect(one).toEqual(other);
  expect(one).toMatchObject({
    body: {
      hotelId: 1760,
      place: 'Jaipur',
      checkIn: '2027-03-04',
      roomNights: 40,
      contactNumber: '+919845012345',
      message: 'Quiet rooms,\nplease.',
      language: 'de',
    },
  });
});

test.each([
  [{ fullName: '007' }, {}, 'name_invalid'],
  [{ company: '' }, {}, 'details_missing'],
  [{ email: '' }, {}, 'email_missing'],
  [{ checkOut: '2027-03-04' }, {}, 'dates_invalid'],
  [{}, { enquireCorporate: { status: 422, body: { code: 'invalid_phone' } } }, 'phone_invalid'],
  [{}, {}, 'unknown'],
] as const)('what is wrong with it is said, beside what was typed: %s', async (changes, replies, enquiry) => {
  const api = fakeApi(replies as Replies);
  expect(await postForm(corporate, { ...company, ...changes }, { form: 'enquiry', api })).toEqual({
    kind: 'again',
    returned: { code: enquiry, fields: expect.objectContaining({ roomNights: '٤٠', ...changes }) },
    status: enquiry === 'unknown' ? 503 : 422,
  });
});

test('an owner’s form goes to the provider', async () => {
  const api = fakeApi({ enquireAsHotelier: taken });
  const to = async (changes: object): Promise<unknown> =>
    postForm(hotelier, { ...owner, ...changes }, { form: 'hotelier', locale: 'hi', api });
  expect(await to({})).toEqual({ kind: 'redirect', to: '/list-your-hotel?enquiry=sent&lang=hi' });
  expect(await to({ rooms: 'many' })).toEqual({
    kind: 'again',
    returned: { code: 'details_missing', fields: expect.objectContaining({ hotelName: 'Rao House', rooms: 'many' }) },
    status: 422,
  });
  expect(api.inputsOf('enquireAsHotelier')).toMatchObject([{ body: { rooms: 12, language: 'hi' } }]);
});

test('each page takes its own form alone', async () => {
  expect(await postForm(corporate, company, { form: 'hotelier' })).toEqual({ kind: 'unknown_form' });
  expect(await postForm(hotelier, owner, { form: 'enquiry' })).toEqual({ kind: 'unknown_form' });
});
