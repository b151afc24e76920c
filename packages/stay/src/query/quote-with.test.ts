import { expect, test } from 'vitest';
import { quoteWith } from './quote-with.ts';

type Api = Parameters<typeof quoteWith>[0];
type Body = Parameters<typeof quoteWith>[2];

/** An engine that answers by the code that is sent, and remembers what it was sent. */
function engine(answer: (code: string | undefined) => object) {
  const sent: (string | undefined)[] = [];
  const call = async (_: string, { body }: { readonly body: { readonly couponCode?: string } }): Promise<object> => {
    sent.push(body.couponCode);
    return answer(body.couponCode);
  };
  return { sent, api: { call } as unknown as Api };
}

const body = { hotelId: 1760 } as Body;
const quoted = { status: 201, body: {} };
const unknown = { status: 422, body: { code: 'unknown_coupon' } };

test('a code that the hotel does not know is left out, and not sent a second time', async () => {
  const { api, sent } = engine((code) => (code === undefined ? quoted : unknown));
  expect(await quoteWith(api, 'OLD', body)).toBe(quoted);
  expect(await quoteWith(api, 'OLD', body)).toBe(quoted);
  expect(sent).toEqual(['OLD', undefined, undefined]);
});

test('what one hotel does not know is still asked of another', async () => {
  const { api, sent } = engine((code) => (code === undefined ? quoted : unknown));
  await quoteWith(api, 'OLD', body);
  await quoteWith(api, 'OLD', { ...body, hotelId: 1761 });
  expect(sent).toEqual(['OLD', undefined, 'OLD', undefined]);
});

test('a stay without a code is quoted once', async () => {
  const { api, sent } = engine(() => quoted);
  expect(await quoteWith(api, null, body)).toBe(quoted);
  expect(sent).toEqual([undefined]);
});

test.each([
  { status: 422, body: { code: 'sold_out' } },
  { status: 'failure', kind: 'offline' },
])('any other answer to a code is given back as it is: %o', async (answer) => {
  const { api, sent } = engine(() => answer);
  expect(await quoteWith(api, 'DIWALI10', body)).toBe(answer);
  expect(sent).toEqual(['DIWALI10']);
});
