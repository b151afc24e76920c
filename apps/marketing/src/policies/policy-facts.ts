import type { Hotel, Site } from '@latchkey/api-contract/types';
import { cookieDays, retentionDays, retentionMinutes, trialCookieDays } from '@latchkey/booking-core/privacy';
import { processingChargePercent, refundDays } from '@latchkey/booking-core/refund';
import { formatPercent } from '@latchkey/format/number';
import { termsSentence } from '@latchkey/format/terms-sentences';
import type { Locale } from '@latchkey/site/urls';
import type { PlanTerms, PolicyFacts } from './policy.types.ts';

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
            paysWithRequest: hotel.paysWithRequest === true,
            gateways: [...new Set([payment.gateway, ...(payment.others ?? [])])],
            takesOnline: payment.modes.includes('online'),
            takesAtProperty: payment.modes.includes('at-property'),
            plans: plansOf(hotel, locale),
          },
    charge: formatPercent(processingChargePercent, locale),
    refundDays: refundDays.cancellation.join('–'),
    rejectedDays: refundDays['revised-price-rejected'].join('–'),
    quoteDays: retentionDays.quote,
    codeHours: retentionDays.code * 24,
    requestKeyDays: retentionDays.requestKey,
    unconfirmedDays: retentionDays.unconfirmedAddress,
    cookieDays,
    trialDays: trialCookieDays,
    releaseMinutes: retentionMinutes.releasesOfBooking,
    measuring: site.measuring ?? null,
  };
}

/** Each rate plan that the hotel sells, once, with what it keeps. */
function plansOf({ HotelRooms, penalties, currency }: Hotel, locale: Locale): PlanTerms[] {
  const plans = new Map(HotelRooms.flatMap(({ ratePlans }) => ratePlans.map((plan) => [plan.id, plan] as const)));
  return [...plans.values()].map(({ name, cancellation, penalties: own = penalties }) => ({
    name,
    text: termsSentence(cancellation, own, currency, locale),
  }));
}
