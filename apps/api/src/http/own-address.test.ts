import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['/rooms/1760/2026-12-02?adults=2#rooms', '/rooms/1760/2026-12-02?adults=2#rooms'],
  ['/rooms/日本', '/rooms/%E6%97%A5%E6%9C%AC'],
  ['/rooms/\r\nX-Forged: 1', '/rooms/X-Forged:%201'],
  ['/rooms/a\0b', '/rooms/a%00b'],
  ['//evil.example', null],
  ['/\t/evil.example', null],
  ['/\\evil.example', null],
  ['/rooms/..//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
])('%j is led to as %j', (to, led) => expect(ownAddress(to)).toBe(led));
