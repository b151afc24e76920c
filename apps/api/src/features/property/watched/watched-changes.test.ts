import { describe, expect, it } from 'vitest';
import { watchedChanges, type WatchedState } from './watched-changes.ts';

const words = { name: 'Uferhaus Wiese', address: 'Uferweg 3, Lindau', street: 'Uferweg 3', city: 'Lindau' };
const facts = {
  slug: 'uferhaus-wiese',
  hosts: [],
  latitude: 47.5,
  longitude: 9.7,
  images: ['a', 'b', 'c'],
  rooms: [{ id: 'lake', images: ['d'] }],
  payment: { gateway: 'stripe', vendor: 'own', others: [] },
};
const state = (
  more: { facts?: object; en?: object; de?: object | null; hi?: object },
  beside: WatchedState['beside'] = { host: null, accounts: ['stripe acct_1'] },
): WatchedState => ({
  texts: {
    'hotel.json': JSON.stringify({ ...facts, ...more.facts }),
    'words.en.json': JSON.stringify({ ...words, ...more.en }),
    ...(more.de === null ? {} : { 'words.de.json': JSON.stringify({ ...words, ...more.de }) }),
    ...(more.hi === undefined ? {} : { 'words.hi.json': JSON.stringify(more.hi) }),
  },
  beside,
});
const factsOf = (after: WatchedState, before = state({})) =>
  watchedChanges(before, after).map(({ fact, language }) => (language === null ? fact : `${fact} ${language}`));

describe('what guests know a hotel by', () => {
  it.each([
    ['another name', state({ en: { name: 'Bank Refunds' } }), ['name en']],
    ['another name in German alone', state({ de: { name: 'Bank' } }), ['name de']],
    ['a language in which it is called otherwise', state({ hi: { ...words, name: 'बैंक' } }), ['name hi']],
    ['a language in which it is called the same', state({ hi: words }), []],
    ['a language less', state({ de: null }), []],
    ['another street', state({ de: { street: 'Bankstr. 1' } }), ['address de']],
    ['another place on the map', state({ facts: { latitude: 12 } }), ['address']],
    ['another slug', state({ facts: { slug: 'bank' } }), ['slug']],
    ['a host of the files', state({ facts: { hosts: ['bank.example'] } }), ['host']],
    ['a host of its own', state({}, { host: 'bank.example', accounts: ['stripe acct_1'] }), ['host']],
    ['another account', state({ facts: { payment: { gateway: 'stripe', vendor: null } } }), ['account']],
    [
      'one more account',
      state({ facts: { payment: { ...facts.payment, others: [{ gateway: 'razorpay' }] } } }),
      ['account'],
    ],
    ['other keys of another account', state({}, { host: null, accounts: ['stripe acct_2'] }), ['account']],
    ['keys that nothing names', state({}, { host: null, accounts: ['razorpay acc_1', 'stripe acct_1'] }), []],
    ['half of the pictures', state({ facts: { images: ['a', 'x', 'y'] } }), []],
    ['most of the pictures', state({ facts: { images: ['x', 'y', 'z'] } }), ['pictures']],
    ['many more pictures', state({ facts: { images: ['a', 'b', 'c', 'p', 'q', 'r', 's', 't'] } }), ['pictures']],
    ['another headline', state({ en: { headline: 'By the lake' } }), []],
  ] as const)('is other by %s, or not', (_, after, expected) => expect(factsOf(after)).toEqual(expected));

  it('is not other where nobody wrote down what stood beside it', () =>
    expect(factsOf(state({}), { ...state({}), beside: null })).toEqual([]));
});
