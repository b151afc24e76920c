import { sandalwood } from '../hotels.ts';
import { askHost, type HostAnswer } from '../price-checker/ask-host.ts';
import { hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

const host = hosts.sandalwood;
const guest = {
  companions: '0',
  fullName: 'Meera Iyer',
  email: 'meera@example.com',
  phoneCountry: 'IN',
  contactNumber: '098450 12345',
  way: 'at-property',
};

const post = (path: string, fields: object, headers: Readonly<Record<string, string>> = {}): Promise<HostAnswer> =>
  askHost(host, path, { body: new URLSearchParams({ ...fields }), headers });

/** A page, asked for until it is there: beside a law that asks for hundreds, a page may say that it comes later. */
async function pageOf(path: string, cookie = ''): Promise<HostAnswer> {
  const read = async (): Promise<HostAnswer> => askHost(host, path, { headers: { cookie } });
  let answer = await read();
  await expect
    .poll(async () => {
      if (answer.status === 503) answer = await read();
      return answer.status;
    })
    .not.toBe(503);
  return answer;
}

/** The address of checkout's form, and the key that its page gives it. */
async function checkout(weeks: number): Promise<{ readonly form: string; readonly key: string }> {
  const { checkIn, checkOut } = mondayStay(sandalwood, weeks);
  const rooms = `/rooms/1760/${checkIn}/${checkOut}/2/0`;
  const { text } = await pageOf(rooms);
  const selection = /name="selection" value="([^"]+)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const { status, location } = await post(`${rooms}?post=choice`, { selection, couponCode: '', rooms });
  expect(status).toBe(303);
  const quote = new URL(location ?? '', 'http://host').searchParams.get('quote') ?? '';
  const page = await pageOf(location ?? '');
  const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  expect(key).not.toBe('');
  return { form: `/room/checkout?post=stay&quote=${quote}`, key };
}

test('a form that is sent twice books once, for the device that sent it', async () => {
  const { form, key } = await checkout(47);
  const [one, other] = await Promise.all([1, 2].map(() => post(form, { ...guest, key })));
  expect(one?.status).toBe(303);
  expect(one?.location).toMatch(/^\/bookings\/confirmation\/1760_/);
  expect(other?.location).toBe(one?.location);
  expect(one?.cookies).toContain('latchkey_device=');
  const booked = one?.location ?? '';
  const own = await pageOf(booked, one?.cookies);
  expect(own.text).toContain('Meera');
  expect((await pageOf(booked)).text).not.toContain('meera@example.com');
});

test('a form that lacks something is the page again, with what was typed, and is kept by nobody', async () => {
  const { form, key } = await checkout(47);
  const answer = await post(form, { ...guest, key, email: 'meera@', specialRequests: 'A quiet room' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('A quiet room');
  expect((await pageOf(form.replace('post=stay&', ''))).text).not.toContain('A quiet room');
});

test('another site’s form is refused before anything is done', async () => {
  const { form, key } = await checkout(47);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null', 'sec-fetch-site': 'cross-site' }])
    expect((await post(form, { ...guest, key }, headers)).status).toBe(403);
});

test('what is no form, too large a form, and a form of a page that has none are answered by a page in words', async () => {
  const page = '/bookings/find?post=look-ups';
  expect((await askHost(host, page, { body: { identifier: 'x' } })).status).toBe(415);
  expect((await post(page, { identifier: 'x'.repeat(70_000) })).status).toBe(413);
  for (const path of ['/terms-conditions', '/bookings/find?post=nothing', '/']) {
    const { status, text } = await post(path, { a: 'b' });
    expect([path, status]).toEqual([path, 405]);
    expect(text).toContain('<html lang="en"');
  }
});

test('a form of a page that was opened before the engine gave its forms away is answered too', async () => {
  const { form, key } = await checkout(47);
  const quote = new URL(form, 'http://host').searchParams.get('quote') ?? '';
  const led = await post(`/api/booking-forms/stays/${quote}?lang=de`, { ...guest, key });
  expect([led.status, led.location]).toEqual([307, `/room/checkout?post=stay&quote=${quote}&lang=de`]);
});
