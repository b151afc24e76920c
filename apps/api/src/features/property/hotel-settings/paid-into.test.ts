import { describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { isPaidIntoKnown } from './paid-into.ts';

const own = { gateway: 'stripe', vendor: 'own' };
const provider = { gateway: 'razorpay', vendor: 'acct_house', superVendor: 'acct_latchkey', modes: ['online'] };
const nobody = { gateway: 'card-vault', modes: ['at-property'] };
const further = { ...own, serves: { currencies: ['EUR'] } };
const texts = (payment: unknown) => ({ 'hotel.json': JSON.stringify({ payment }) });
const isKnown = (before: unknown, after: unknown): boolean => isPaidIntoKnown(texts(before), texts(after));

describe('whose account guests pay into', () => {
  it.each([
    ['an own account', provider, { ...own, modes: ['online'] }],
    ['the provider’s as it is', provider, { ...provider, vendor: 'acct_house', modes: ['online', 'at-property'] }],
    ['nobody’s, while nothing is paid online', provider, nobody],
    ['nobody’s, which was paid online before', { ...nobody, modes: ['online'] }, { ...nobody, modes: ['online'] }],
    ['a further one of its own', provider, { ...provider, others: [further] }],
    [
      'a further one that the provider has set',
      { ...provider, others: [{ ...provider, serves: { countries: ['DE'] } }] },
      { ...own, others: [{ ...provider, serves: { countries: ['DE'] } }] },
    ],
  ])('may be %s', (_, before, after) => expect(isKnown(before, after)).toBe(true));

  it.each([
    ['another of the provider’s', provider, { ...provider, vendor: 'acct_other' }],
    ['an own one that passes money on', provider, { ...own, superVendor: 'acct_latchkey' }],
    ['an own one where no hotel has one', provider, { ...own, gateway: 'card-vault' }],
    ['nobody’s online', nobody, { ...nobody, modes: ['online'] }],
    [
      'a further one for other guests',
      { ...provider, others: [{ ...provider, serves: { countries: ['DE'] } }] },
      { ...provider, others: [{ ...provider, serves: { countries: ['DE', 'FR'] } }] },
    ],
    ['no list', provider, { ...provider, others: 'x' }],
    ['nothing', provider, 'x'],
  ])('is never %s', (_, before, after) => expect(isKnown(before, after)).toBe(false));
});

describe('who says so', () => {
  const engine = openEngine();
  const at = (path: string, value: unknown) => ({ file: 'hotel.json', path, value });

  it('is the owner alone; a manager still says how guests can pay', async () => {
    const owner = await ownerAtDesk(engine);
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    const named = [at('payment.gateway', 'stripe'), at('payment.vendor', 'own')];
    const chosen = [...named, at('payment.superVendor', null)];
    const refused = await manager.call('PUT', 'set-up/draft', { version: 0, changes: chosen });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { code: 'not_here', paths: chosen.map(({ path }) => path) },
    ]);
    const modes = [at('payment.modes', ['at-property'])];
    expect((await manager.call('PUT', 'set-up/draft', { version: 0, changes: modes })).json()).toMatchObject({
      version: 1,
    });
    // An own account passes nothing on to the provider’s.
    expect((await owner.call('PUT', 'set-up/draft', { version: 1, changes: named })).json()).toMatchObject({
      code: 'not_here',
    });
    expect((await owner.call('PUT', 'set-up/draft', { version: 1, changes: chosen })).json()).toMatchObject({
      version: 2,
    });
  });
});
