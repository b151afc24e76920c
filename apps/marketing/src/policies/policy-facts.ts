import type { Hotel, Site } from '@latchkey/api-contract/types';
import type { CancellationPenalties, CancellationTier } from '@latchkey/booking-core/cancellation';
import { cookieDays, keptDays, keptMinutes, trialCookieDays } from '@latchkey/booking-core/privacy';
import { processingChargePercent, refundDays } from '@latchkey/booking-core/refund';
import { formatPercent } from '@latchkey/format/number';
import type { Locale } from '@latchkey/site/urls';
import type { PlanFees, PolicyFacts } from './policy.types.ts';
import { shareInWords } from './share-words.ts';
import { spanInWords } from './span-words.ts';

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
            gateways: [...new Set([payment.gateway, ...(payment.others ?? [])])],
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
    releaseMinutes: keptMinutes.releasesOfBooking,
    measuring: site.measuring ?? null,
  };
}

/** Each rate plan that the hotel sells, once. */
function plansOf({ HotelRooms, penalties }: Hotel, locale: Locale): PlanFees[] {
  const plans = new Map(HotelRooms.flatMap(({ ratePlans }) => ratePlans.map((plan) => [plan.id, plan] as const)));
  return [...plans.values()].map(({ name, cancellation, penalties: own = penalties }) => ({
    name,
    ...feesOf(cancellation, own, locale),
  }));
}

/** The penalties that a hotel does not set are the whole price (docs/rules.md, "Figures"). */
const whole = { checkInDayPercent: 100, noShowPercent: 100 };

function feesOf(
  tiers: readonly CancellationTier[],
  { checkInDayPercent, noShowPercent }: CancellationPenalties = whole,
  locale: Locale,
): Omit<PlanFees, 'name'> {
  const steps = tiers.toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn);
  const last = steps.at(-1);
  const span = (hours: number | undefined): string | null =>
    hours === undefined || hours === 0 ? null : spanInWords(hours, locale);
  const share = (percent: number): string => shareInWords(percent, locale);
  const lastPercent = last?.hoursBeforeCheckIn === 0 ? last.percent : 100;
  const onTheDay = Math.max(lastPercent, checkInDayPercent);
  return {
    steps: steps.map(({ hoursBeforeCheckIn, percent }, at) => ({
      from: span(steps[at - 1]?.hoursBeforeCheckIn),
      until: span(hoursBeforeCheckIn),
      kept: share(percent),
      isFree: percent === 0,
    })),
    after: last?.hoursBeforeCheckIn === 0 ? null : share(100),
    onCheckInDay: onTheDay > lastPercent ? share(onTheDay) : null,
    noShow: share(Math.max(noShowPercent, onTheDay)),
  };
}
