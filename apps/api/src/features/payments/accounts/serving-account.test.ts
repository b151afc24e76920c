import { describe, expect, it } from 'vitest';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { AccountOf, GatewayAt } from '../gateways/payment-gateway.ts';
import { accountAt, accountTold, notedAccounts, servingAccount } from './serving-account.ts';

const first = { gateway: 'razorpay', vendor: 'acc_house', superVendor: 'acc_provider' };
const abroad = {
  gateway: 'stripe',
  vendor: 'acct_1House',
  superVendor: 'acct_1Provider',
  serves: { exceptCountries: ['IN'] },
};
const dollars = {
  gateway: 'card-vault',
  vendor: null,
  superVendor: null,
  serves: { currencies: ['USD'], exceptCountries: ['DE'] },
};
const own = { ...abroad, vendor: 'own' };

/** A house with a first account, and others where they are named. */
const house = (payment: object, others?: readonly object[]): HotelRecord => {
  const facts = { payment: { ...payment, ...(others === undefined ? {} : { others }) } };
  return { id: 1760, readFacts: () => facts } as unknown as HotelRecord;
};
const guest = (contact_phone: string | null, currency = 'INR') => ({ contact_phone, currency }) as never;
const [indian, german] = [guest('+919845012345'), guest('+4915112345678')];

describe('the account that a booking is paid by', () => {
  const firstPaid = { gateway: 'razorpay', vendor: 'acc_house', super_vendor: 'acc_provider' };
  const abroadPaid = { gateway: 'stripe', vendor: 'acct_1House', super_vendor: 'acct_1Provider' };

  it.each([
    ['a guest of the country', house(first, [abroad]), indian, firstPaid],
    ['a guest from abroad', house(first, [abroad]), german, abroadPaid],
    [
      'a guest from abroad in another currency',
      house(first, [dollars, abroad]),
      guest('+12025550123', 'USD'),
      {
        gateway: 'card-vault',
        vendor: null,
        super_vendor: null,
      },
    ],
    ['a guest of nobody knows where', house(first, [abroad]), guest('12'), firstPaid],
    ['a guest without a number', house(first, [abroad]), guest(null), firstPaid],
    ['everybody, where there is one account', house(first), german, firstPaid],
    [
      'who pays the hotel’s own, of which the provider has no part',
      house(own),
      german,
      {
        gateway: 'stripe',
        vendor: 'own',
        super_vendor: null,
      },
    ],
  ])('is that of %s', (_who, hotel, booking, paidBy) => {
    expect(servingAccount(hotel, booking)).toEqual(paidBy);
  });

  it.each([
    ['the one that serves the guest', house(first, [abroad]), german, 'stripe', 'acct_1House', abroadPaid],
    ['the first one, whoever the guest is', house(first, [abroad]), german, 'razorpay', 'acc_house', firstPaid],
    ['a further one, whoever the guest is', house(first, [abroad]), indian, 'stripe', null, abroadPaid],
    [
      'the hotel’s own',
      house(first, [abroad]),
      german,
      'stripe',
      'own',
      { ...abroadPaid, vendor: 'own', super_vendor: null },
    ],
    // The documents have the provider's no more: only the gateway is known.
    [
      'the provider’s, where the hotel has its own by now',
      house(own),
      german,
      'stripe',
      'acct_1House',
      {
        gateway: 'stripe',
        vendor: null,
        super_vendor: null,
      },
    ],
    ['the provider’s beside the hotel’s own', house(own, [abroad]), indian, 'stripe', 'acct_1House', abroadPaid],
    [
      'one of no account of the documents',
      house(first),
      indian,
      'stripe',
      null,
      {
        gateway: 'stripe',
        vendor: null,
        super_vendor: null,
      },
    ],
  ] as const)('of a card that is kept is that of the card: %s', (_whose, hotel, booking, gateway, vendor, paidBy) => {
    expect(accountAt(hotel, booking, { gateway, vendor })).toEqual(paidBy);
  });
});

it.each([
  [
    'both',
    { vendor: 'acc_house', super_vendor: 'acc_provider' },
    { vendor: 'acc_house', super_vendor: 'acc_provider' },
  ],
  ['the house’s alone', { vendor: 'acc_house', super_vendor: null }, { vendor: 'acc_house' }],
  ['the provider’s alone', { vendor: null, super_vendor: 'acc_provider' }, { super_vendor: 'acc_provider' }],
  ['none', { vendor: null, super_vendor: null }, {}],
  ['none beside the hotel’s own', { vendor: 'own', super_vendor: 'acc_provider' }, {}],
])('a gateway notes %s', (_what, accounts, noted) => {
  expect(notedAccounts(accounts)).toEqual(noted);
});

describe('what a page is told of the account of an order', () => {
  const asked: AccountOf[] = [];
  const gatewayAt = (async (account: AccountOf) => {
    asked.push(account);
    return {
      publicSettings: () => ({ scriptUrl: `https://${account.gateway}.example/`, keyId: 'key_1', origins: {} }),
    };
  }) as unknown as GatewayAt;
  const told = (gateway: 'razorpay' | 'stripe', vendor: string | null, super_vendor: string | null) =>
    accountTold(house(first, [abroad]), gatewayAt, { gateway, vendor, super_vendor });

  it('is nothing where it is the first one of the house', async () => {
    expect([await told('razorpay', 'acc_house', 'acc_provider'), asked]).toEqual([{}, []]);
  });

  it.each([
    ['stripe', 'acc_house', 'acc_provider', { vendor: 'acc_house', superVendor: 'acc_provider' }],
    ['razorpay', 'acc_other', 'acc_provider', { vendor: 'acc_other', superVendor: 'acc_provider' }],
    ['razorpay', 'acc_house', 'acc_other', { vendor: 'acc_house', superVendor: 'acc_other' }],
    ['razorpay', 'acc_house', null, { vendor: 'acc_house' }],
    ['razorpay', null, null, {}],
    ['razorpay', 'own', null, {}],
  ] as const)('is how %s is paid for %s and %s', async (gateway, vendor, superVendor, accounts) => {
    asked.length = 0;
    const account = { gateway, scriptUrl: `https://${gateway}.example/`, keyId: 'key_1', ...accounts };
    expect(await told(gateway, vendor, superVendor)).toEqual({ account });
    expect(asked).toEqual([{ hotel_id: 1760, gateway, vendor }]);
  });
});
