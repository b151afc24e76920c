import { expect, test } from 'vitest';
import { addressKey, ownUrl } from './own-url.ts';

const site = { host: 'linde.test', publicAddress: { scheme: 'https', port: null } } as const;

test.each(['http://linde.test:1/rooms?a=b', 'https://linde.test/rooms?a=b', 'http://LINDE.test:65535/rooms?a=b'])(
  '%s is the page that the engine is set to have',
  (asked) => {
    expect(ownUrl(new URL(asked), site).href).toBe('https://linde.test/rooms?a=b');
    expect(addressKey(new URL(asked))).toBe('linde.test/rooms?a=b');
  },
);

test('a port of its own stays, and an older engine says nothing', () => {
  const publicAddress = { scheme: 'http', port: 4000 } as const;
  expect(ownUrl(new URL('http://linde.test:1/'), { ...site, publicAddress }).href).toBe('http://linde.test:4000/');
  expect(ownUrl(new URL('http://linde.test:1/'), { host: site.host }).href).toBe('http://linde.test:1/');
});
