import type { Hotel, Site } from '@latchkey/api-contract/types';
import { cookieDays, keptDays, keptMinutes, trialCookieDays } from '@latchkey/booking-core/privacy';
import { processingChargePercent, refundDays } from '@latchkey/booking-core/refund';
import { formatPercent } from '@latchkey/format/number';
import type { Locale } from '@latchkey/site/urls';
import type { PlanFees, PolicyFacts } from './policy.types.ts';

/** Everything that the policies name, from core's rules and the hotel's own settings. */
export function policyFacts(hotel: Hotel | null, site: Site, locale: Locale): PolicyFacts {
  const payment = site.hotel?.payment ?? null;
  return {
    provider: 'Latchkey',
    hotel:
      hotel === null || payment === null
        ? null
        : {
            name: hotel.name,
            address: hotel.address,
            phone: hotel.phone,
            email: hotel.email,
            confirmsByHand: hotel.confirmation === 'manual',
            gateway: payment.gateway,
            takesOnline: payment.modes.includes('online'),
            takesAtProperty: payment.modes.includes('at-property'),
            plans: plansOf(hotel, locale),
          },
    charge: formatPercent(processingChargePercent, locale),
    refundDays: refundDays.cancellation.join('–'),
    rejectedDays: refundDays['revised-price-rejected'].join('–'),
    quoteDays: keptDays.quote,
    codeHours: keptDays.code * 24,
    requestKeyDays: keptDays.requestKey,
    unconfirmedDays: keptDays.unconfirmedAddress,
    cookieDays,
    trialDays: trialCookieDays,
    formMinutes: keptMinutes.postedForm,
    releaseMinutes: keptMinutes.releasesOfBooking,
    measuring: site.measuring ?? null,
  };
}

/** Each rate plan that the hotel sells, once. */
function plansOf({ HotelRooms }: Hotel, locale: Locale): PlanFees[] {
  const plans = new Map(HotelRooms.flatMap(({ ratePlans }) => ratePlans.map((plan) => [plan.id, plan] as const)));
  return [...plans.values()].map(({ name, cancellation }) => ({
    name,
    steps: cancellation
      .toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn)
      .map(({ hoursBeforeCheckIn, percent }) => ({
        hours: hoursBeforeCheckIn,
        percent: formatPercent(percent, locale),
        isFree: percent === 0,
      })),
  }));
}
