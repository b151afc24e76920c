import { describe, expect, it } from 'vitest';
import { addressAsked, withoutAuthority } from './page-url.ts';

const asked = (url: string, host = 'hotel.test:4000') => addressAsked({ url, host, protocol: 'http' });

describe('the address of a page', () => {
  it('has the authority of the Host header', () => {
    const found = asked('/rooms/1?lang=ar');
    expect(found.kind === 'page' && found.url.href).toBe('http://hotel.test:4000/rooms/1?lang=ar');
  });

  it('is never read as another host’s', () => {
    for (const url of [
      '//evil.example/',
      '/\\evil.example',
      '///evil.example/',
      '//evil.example:7777/',
      '//@/',
      '//[::1/',
    ])
      expect(asked(url).kind).toBe('moved');
    expect(asked('//evil.example/a?b=c')).toEqual({ kind: 'moved', to: '/evil.example/a?b=c' });
    expect(asked('http://evil.example/').kind).toBe('refused');
    expect(asked('*').kind).toBe('refused');
  });

  it('is refused where the Host header is no name', () => {
    for (const host of ['', 'a b', 'x:5200:1', 'a:b@x', '[::1]', 'x/y', 'x:99999', '-a.test'])
      expect(asked('/', host).kind).toBe('refused');
  });

  it('may come in absolute form when it names the same host', () => {
    expect(withoutAuthority('http://hotel.test:4000/a?b', 'hotel.test:4000')).toBe('/a?b');
    expect(withoutAuthority('http://hotel.test:4000', 'HOTEL.test:4000')).toBe('/');
    expect(withoutAuthority('http://evil.example/a', 'hotel.test:4000')).toBe('http://evil.example/a');
    expect(withoutAuthority('/a', 'hotel.test')).toBe('/a');
  });
});
