import { describe, expect, it } from 'vitest';
import { trialDocuments } from './trial-documents.ts';

const facts = {
  id: 7,
  slug: 'house',
  hosts: ['house.example'],
  state: 'open',
  email: 'desk@house.example',
  measuring: { analytics: 'G-1' },
  payment: {
    gateway: 'stripe',
    vendor: 'acct_1',
    superVendor: 'acct_0',
    modes: ['online', 'at-property'],
    advance: { kind: 'percentage', percent: 25 },
    others: [{ gateway: 'razorpay', vendor: 'acc_2', superVendor: 'acc_0', serves: { countries: ['IN'] } }],
  },
  ratePlans: [{ id: 'flexible', payment: ['full', 'at-property'] }],
};
const copied = { id: 1_000_009, slug: 'house-test-1', host: 'house-test-1.example', mail: 'asha@house.example' };
const factsOf = (gateways: ReadonlySet<string> | 'all', more: object = {}) => {
  const texts = trialDocuments(
    { 'hotel.json': JSON.stringify({ ...facts, ...more }), 'words.en.json': '{}' },
    { ...copied, gateways },
  );
  return texts === null ? null : (JSON.parse(texts['hotel.json'] ?? '') as typeof facts);
};

describe('the documents of a copy for trials', () => {
  it('have an address, a mailbox and a state of their own, and measure nobody', () => {
    const copy = factsOf('all');
    expect(copy).toMatchObject({
      id: 1_000_009,
      slug: 'house-test-1',
      hosts: ['house-test-1.example'],
      state: 'draft',
      email: 'asha@house.example',
    });
    expect(copy).not.toHaveProperty('measuring');
  });

  it('name no account of the hotel or the provider: what is paid there is test money', () => {
    for (const gateways of ['all', new Set(['stripe', 'razorpay'])] as const) {
      const text = JSON.stringify(factsOf(gateways));
      for (const account of ['acct_1', 'acct_0', 'acc_2', 'acc_0']) expect(text).not.toContain(account);
    }
    expect(factsOf(new Set(['stripe', 'razorpay']))?.payment).toMatchObject({
      vendor: 'own',
      others: [{ vendor: 'own' }],
    });
  });

  it('take nothing online by a gateway without test keys', () => {
    expect(factsOf(new Set(['razorpay']))).toMatchObject({
      payment: { modes: ['at-property'] },
      ratePlans: [{ payment: ['at-property'] }],
    });
    expect(factsOf(new Set())?.payment).not.toHaveProperty('advance');
    expect(factsOf(new Set(['stripe']))?.payment).not.toHaveProperty('others');
    const online = { ratePlans: [{ id: 'saver', payment: ['full'] }] };
    expect(factsOf(new Set(), online)).toBeNull();
    expect(factsOf('all', online)).not.toBeNull();
  });
});
