import { describe, expect, test } from 'vitest';
import { isForeignCall, type CallOfPage } from './foreign-call.ts';

const own = 'https://book.sandalwood.example';
const call = (origin?: string, site?: string, more: Partial<CallOfPage> = {}): boolean =>
  isForeignCall({ origin, site, protocol: 'https', host: 'book.sandalwood.example', ...more });

describe('a call', () => {
  test('of the host’s own page is not foreign, however the host is written', () => {
    expect(call(own, 'same-origin')).toBe(false);
    expect(call(own)).toBe(false);
    expect(call(own, undefined, { host: 'BOOK.sandalwood.example:443' })).toBe(false);
    expect(call('http://hotel.localhost:4000', undefined, { protocol: 'http', host: 'hotel.localhost:4000' })).toBe(
      false,
    );
  });

  test.each(['https://evil.example', `${own}:8443`, 'http://book.sandalwood.example', 'not an origin'])(
    'of %s is',
    (origin) => expect(call(origin)).toBe(true),
  );

  test('that the browser calls another site’s is, whatever stands in its origin', () => {
    for (const origin of [own, 'null', undefined]) expect(call(origin, 'cross-site')).toBe(true);
  });

  test('of a page that gives no referrer is its site’s own by the browser’s word alone', () => {
    expect(call('null', 'same-origin')).toBe(false);
    for (const site of ['same-site', 'none', undefined]) expect(call('null', site)).toBe(true);
  });

  test('behind a balancer that nobody trusts seems plain, and its page is not foreign', () =>
    expect(call(own, undefined, { protocol: 'http' })).toBe(false));

  test('of no browser is not', () => expect(call()).toBe(false));
});
