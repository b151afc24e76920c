import { deskSite } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { expect, test } from 'vitest';
import { signedInAs, sessionAt, courtyard } from '../testing/staff.ts';
import { keepReturned, stillReturned } from './returned-page.ts';

const returned = { fields: { sum: '40', key: 'k1' }, code: 'unavailable' };
const asked = (search: Readonly<Record<string, string>>) =>
  screenRequest({
    api: signedInAs(sessionAt(courtyard())),
    site: deskSite,
    path: '/h/1760/bookings/A',
    params: { hotelId: '1760', reference: 'A' },
    search,
  });

test('a page that was posted to keeps what was typed, the reason and the key where it loads itself anew', () => {
  keepReturned('/h/1760/bookings/A?open=payment', returned);
  expect(stillReturned(asked({ post: 'act', open: 'payment', lang: 'de' })).returned).toEqual(returned);
});

test.each([{ open: 'payment' }, { post: 'act', open: 'refund' }, { post: 'act' }])(
  'another page, or the same one opened anew, is told nothing: %j',
  (search) => {
    keepReturned('/h/1760/bookings/A?open=payment', returned);
    expect(stillReturned(asked(search)).returned).toBeUndefined();
  },
);

test('a page that was only opened changes nothing of what is kept', () => {
  keepReturned('/h/1760/bookings/A?open=payment', returned);
  keepReturned('/h/1760/today', null);
  expect(stillReturned(asked({ post: 'act', open: 'payment' })).returned).toEqual(returned);
});
