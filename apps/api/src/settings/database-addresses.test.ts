import { expect, it } from 'vitest';
import { addressesIn } from './database-addresses.ts';

it.each([
  ['postgres://engine@one.example/latchkey', ['postgres://engine@one.example/latchkey']],
  [
    'postgres://engine:p,w@one.example:5432,two.example:5433/latchkey?sslmode=require',
    [
      'postgres://engine:p,w@one.example:5432/latchkey?sslmode=require',
      'postgres://engine:p,w@two.example:5433/latchkey?sslmode=require',
    ],
  ],
  ['postgres://one.example,two.example', ['postgres://one.example', 'postgres://two.example']],
  ['nothing', ['nothing']],
])('reads the hosts of %s', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses);
});
