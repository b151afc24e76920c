import { isOwnAccount, serveTheSame } from '@latchkey/booking-core/payment-ways';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt } from '../faults/fault-at.ts';

/** Accounts at payment companies that leave open which guest pays to which, or that cannot do what all are offered. */
export function faultsInAccounts({ ratePlans, payment }: HotelFacts): HotelFault[] {
  const others = payment.others ?? [];
  const faults = others.flatMap(({ serves }, place) => {
    const at = `payment.others.${place}.serves`;
    if (Object.values(serves).every((list) => list === undefined))
      return [
        faultAt(at, 'names nobody: write the currencies or the countries, or payment.gateway would be paid by nobody'),
      ];
    if (serves.countries !== undefined && serves.exceptCountries !== undefined)
      return [faultAt(at, 'has both countries and exceptCountries: write one of the two')];
    const before = others.slice(0, place).findIndex((one) => serveTheSame(one.serves, serves));
    return before === -1
      ? []
      : [faultAt(at, `serves guests whom payment.others.${before} serves too: let each guest have one`)];
  });
  if (others.length > 0 && payment.bnpl !== null)
    faults.push(
      faultAt(
        'payment.bnpl',
        'is told to every guest, and those of payment.others could not have it: take out one of the two',
      ),
    );
  return [...faults, ...faultsInOwn(payment), ...faultsInGuarantee(ratePlans, payment)];
}

/** The account of which the hotel gave the keys: the provider and the card vault have no part of it. */
function faultsInOwn({ gateway, vendor, superVendor, others = [] }: HotelFacts['payment']): HotelFault[] {
  const named = [{ gateway, vendor, superVendor }, ...others].map((account, place) => ({
    account,
    at: place === 0 ? 'payment' : `payment.others.${place - 1}`,
  }));
  return named
    .filter(({ account }) => isOwnAccount(account))
    .flatMap(({ account, at }) => [
      ...(account.gateway === 'card-vault'
        ? [faultAt(`${at}.vendor`, 'is "own", and no hotel has an account of its own at "card-vault"')]
        : []),
      ...(account.superVendor === null
        ? []
        : [faultAt(`${at}.superVendor`, 'is to be null: of an account of the hotel’s own the provider takes no part')]),
    ]);
}

/** Plans for which a card is to be kept, at a hotel whose guests do not all have an account that keeps one. */
function faultsInGuarantee(ratePlans: HotelFacts['ratePlans'], payment: HotelFacts['payment']): HotelFault[] {
  const named = [
    { at: 'payment.gateway', gateway: payment.gateway },
    ...(payment.others ?? []).map(({ gateway }, place) => ({ at: `payment.others.${place}.gateway`, gateway })),
  ];
  const without = named.find(({ gateway }) => gateway !== 'stripe');
  if (without === undefined) return [];
  const why = `${without.at} is "${without.gateway}", and cards are kept by "stripe" alone`;
  return ratePlans
    .filter((plan) => plan.payment.includes('guarantee'))
    .map((plan) => faultAt(`ratePlans.${plan.id}.payment`, `has "guarantee": ${why}. Take it out`));
}
