import { knownInclusions } from '../schema/lists.ts';
import { feeIn, isFree, percentOf, type Fee } from '@latchkey/booking-core/cancellation';
import { paymentWays, type PaymentChoice } from '@latchkey/booking-core/payment-ways';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { gatewayDoubtful } from './gateway.warnings.ts';
import { seasonPricesDoubtful } from './season-prices.warnings.ts';
import { factsFile } from '../schema/document-names.ts';
import { faultAt, listed } from '../faults/fault-at.ts';

/** Plans, seasons and rooms that can be read and are hardly meant. */
export function saleDoubtful(facts: HotelFacts): HotelFault[] {
  return [
    ...plansDoubtful(facts),
    ...seasonsDoubtful(facts),
    ...seasonPricesDoubtful(facts),
    ...roomsDoubtful(facts),
    ...taxesDoubtful(facts),
    ...gatewayDoubtful(facts),
  ];
}

/** How taxes on staying are called, in the languages of bills. */
const ofStaying =
  /city|tourist|tourism|visitor|occupancy|lodging|levy|kurtaxe|übernachtung|beherbergung|bettensteuer|séjour|soggiorno|turística|toeristen/i;

function taxesDoubtful({ taxes }: HotelFacts): HotelFault[] {
  return taxes
    .filter(
      ({ name, taxType, ifCancelled }) => ifCancelled === undefined && taxType === 'percentage' && ofStaying.test(name),
    )
    .map(({ id, name }) =>
      faultAt(
        `taxes.${id}`,
        `is called "${name}", and as a percentage it is kept of a stay that is cancelled: say "ifCancelled": "returned" where it is owed only by who stays, else "kept"`,
      ),
    );
}

function plansDoubtful({ ratePlans, rooms, payment, confirmation }: HotelFacts): HotelFault[] {
  const { modes, advance, bnpl, withRequest } = payment;
  const isPaid = (way: PaymentChoice): boolean => modes.includes(paymentWays[way].mode);
  return [
    ...(bnpl !== null && !isPaid('full')
      ? [
          faultAt(
            'payment.bnpl',
            'is for online payment, and payment.modes has none: take it out, or add "online" to payment.modes',
          ),
        ]
      : []),
    ...(withRequest === true && (confirmation !== 'manual' || !modes.includes('online'))
      ? [
          faultAt(
            'payment.withRequest',
            'is for requests that are paid online: it needs "confirmation": "manual", and "online" in payment.modes',
          ),
        ]
      : []),
    ...(advance !== null && !ratePlans.some((plan) => plan.payment.includes('advance'))
      ? [faultAt('payment.advance', 'is offered by no plan: add "advance" to the payment of a plan, or set it to null')]
      : []),
    ...ratePlans.flatMap((plan) => {
      const at = `ratePlans.${plan.id}`;
      return [
        ...(rooms.some(({ prices }) => Object.hasOwn(prices, plan.id))
          ? []
          : [faultAt(at, `has a price in no room: write it into rooms.<room>.prices, or take the plan out`)]),
        ...plan.payment
          .filter((way) => !isPaid(way))
          .map((way) =>
            faultAt(
              `${at}.payment`,
              `has "${way}", and payment.modes has only ${listed(modes.map((mode) => `"${mode}"`))}: add "${paymentWays[way].mode}" to payment.modes, or take it out`,
            ),
          ),
        ...(plan.payment.includes('advance') && advance === null && plan.advance === undefined
          ? [
              faultAt(
                `${at}.payment`,
                'has "advance", and payment.advance says no part: add "advance": { "kind": "percentage", "percent": 25 } to payment, or take it out',
              ),
            ]
          : []),
        ...(plan.advance !== undefined && !plan.payment.includes('advance')
          ? [faultAt(`${at}.advance`, 'is asked of nobody: add "advance" to the payment of the plan, or take it out')]
          : []),
        ...plan.inclusions
          .filter((code) => !knownInclusions.some((known) => known === code))
          .map((code) =>
            faultAt(
              `${at}.inclusions`,
              `"${code}" is shown to nobody: the site has words for ${listed(knownInclusions)}`,
            ),
          ),
        ...tiersDoubtful(at, plan.cancellation),
        ...(isUnsecured(plan) ? [unsecured(at)] : []),
      ];
    }),
  ];
}

/** Whether a plan keeps all and is paid at the hotel alone: whoever cancels has paid nothing yet. */
const isUnsecured = ({ cancellation, payment }: HotelFacts['ratePlans'][number]): boolean =>
  cancellation.length === 0 && payment.every((way) => way === 'at-property');

const unsecured = (at: string): HotelFault =>
  faultAt(
    `${at}.payment`,
    'is "at-property" alone, and the plan returns nothing to who cancels: nothing is held that could be kept; add "guarantee", "advance" or "full", or steps of cancelling',
    factsFile,
    'fee_unsecured',
  );

/** Whether a fee keeps less than another of every stay. */
function isLess(fee: Fee, before: Fee): boolean {
  if (isFree(fee)) return !isFree(before);
  if ('percent' in fee) return 'percent' in before && fee.percent < before.percent;
  if ('nights' in fee) return ('nights' in before && fee.nights < before.nights) || percentOf(before) === 100;
  return ('amount' in before && fee.per === before.per && fee.amount < before.amount) || percentOf(before) === 100;
}

const isFraction = (fee: Fee): boolean => 'percent' in fee && fee.percent > 0 && fee.percent < 1;

/** A fee as it is written: `50 %`, `nights 1`, `amount 5000`. */
function feeShown(written: Fee): string {
  const fee = feeIn(written);
  if ('percent' in fee) return `${fee.percent} %`;
  return 'nights' in fee ? `nights ${fee.nights}` : `amount ${fee.amount}`;
}

type Tiers = HotelFacts['ratePlans'][number]['cancellation'];

function tiersDoubtful(plan: string, tiers: Tiers): HotelFault[] {
  const at = `${plan}.cancellation`;
  const right = JSON.stringify(tiers.toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn));
  const messages = tiers.flatMap((tier, place) => {
    const before = tiers[place - 1];
    return [
      ...(before !== undefined && tier.hoursBeforeCheckIn > before.hoursBeforeCheckIn
        ? [
            `has ${tier.hoursBeforeCheckIn} hours behind ${before.hoursBeforeCheckIn}: the most hours stand first. Write ${right}`,
          ]
        : []),
      ...(before?.hoursBeforeCheckIn === tier.hoursBeforeCheckIn
        ? [`has ${tier.hoursBeforeCheckIn} hours twice: only one of them counts`]
        : []),
      ...(before !== undefined &&
      tier.hoursBeforeCheckIn < before.hoursBeforeCheckIn &&
      isLess(feeIn(tier), feeIn(before))
        ? [
            `keeps ${feeShown(before)} until ${before.hoursBeforeCheckIn} hours before check-in and only ${feeShown(tier)} after it: cancelling later would cost less`,
          ]
        : []),
      ...(isFraction(feeIn(tier)) ? [`keeps ${feeShown(tier)}: percent are written as 50, not as 0.5`] : []),
      ...(tier.hoursBeforeCheckIn > 24 * 365
        ? [`has a tier of ${tier.hoursBeforeCheckIn} hours, more than the year that is sold ahead: are these minutes?`]
        : []),
    ];
  });
  return messages.map((message) => faultAt(at, message));
}

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a month has such a day in any year. */
function isDayOfYear(monthDay: string): boolean {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return day <= (daysOf[month - 1] ?? 0);
}

function daysIn({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const all = daysOf.flatMap((most, month) =>
    Array.from(
      { length: most },
      (_, day) => `${String(month + 1).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`,
    ),
  );
  return all.filter((day) => (from <= to ? from <= day && day <= to : from <= day || day <= to));
}

function seasonsDoubtful({ seasons: all, nearbyPlaces }: HotelFacts): HotelFault[] {
  // Of seasons of one year and of single nights a documented one goes before the other: see `pricesOn`.
  const seasons = all.flatMap(({ from = '', to = '', ...season }) =>
    from.length === 'MM-DD'.length && to.length === from.length ? [{ ...season, from, to }] : [],
  );
  const spans = [
    ...seasons.map((season) => ({ at: `seasons.${season.id}`, ...season })),
    ...nearbyPlaces.flatMap(({ id, season }) =>
      season === undefined ? [] : [{ at: `nearbyPlaces.${id}.season`, ...season }],
    ),
  ];
  return [
    ...spans.flatMap(({ at, from, to }) =>
      Object.entries({ from, to })
        .filter(([, day]) => !isDayOfYear(day))
        .map(([end, day]) =>
          faultAt(
            `${at}.${end}`,
            `is ${day}, and there is no such day: write the last one of the month, such as ${day.slice(0, 3)}${daysOf[Number(day.slice(0, 2)) - 1]}`,
          ),
        ),
    ),
    ...spans.flatMap(({ at, from, to }) =>
      from > to && daysIn({ from, to }).length > 200
        ? [
            faultAt(
              at,
              `passes the new year and lasts ${daysIn({ from, to }).length} days, from ${from} to ${to}: do from and to stand the wrong way round?`,
            ),
          ]
        : [],
    ),
    ...seasons.flatMap((season, place) => {
      const days = new Set(daysIn(season));
      return seasons.slice(0, place).flatMap((before) => {
        const both = daysIn(before).filter((day) => days.has(day));
        return before.id === season.id || both.length === 0 || before.percent === 0 || season.percent === 0
          ? []
          : [
              faultAt(
                `seasons.${season.id}`,
                `and "${before.id}" both hold on ${both.length === 1 ? both[0] : `${both.length} days, such as ${both[0]}`}: both change the price there, one upon the other`,
              ),
            ];
      });
    }),
    ...all.flatMap(({ id, percent }) =>
      percent >= 200 || percent <= -60
        ? [
            faultAt(
              `seasons.${id}.percent`,
              `changes prices by ${percent} %: is a digit too many? 20 makes 100 into 120`,
            ),
          ]
        : [],
    ),
  ];
}

const sleepers = { king: 2, queen: 2, double: 2, single: 1, bunk: 2, dorm: 1, sofa: 2 } as const;
/** Beds that can be put up beside those of the room. */
const extraBeds = 2;

function roomsDoubtful({ rooms, keptBack }: HotelFacts): HotelFault[] {
  return rooms.flatMap((room) => {
    const at = `rooms.${room.id}`;
    const inBeds = room.dormBed ? 1 : room.beds.reduce((sum, { kind, count }) => sum + sleepers[kind] * count, 0);
    const most = inBeds + (room.extraAdult || room.extraChild ? extraBeds : 0);
    const kept = Map.groupBy(
      keptBack
        .filter(({ roomId }) => roomId === room.id)
        .flatMap(({ weekdays, rooms: some }) => weekdays.map((day) => ({ day, some }))),
      ({ day }) => day,
    );
    const tooMany = [...kept].filter(([, its]) => its.reduce((sum, { some }) => sum + some, 0) > room.total);
    return [
      ...(room.maxPax > most
        ? [
            faultAt(
              `${at}.maxPax`,
              `is ${room.maxPax}, and ${room.dormBed ? 'a bed of a dorm' : 'the beds'} hold ${inBeds}${most > inBeds ? ` and ${extraBeds} extra ones` : ''}: add a bed, allow extraAdult or extraChild, or set maxPax to ${most}`,
              factsFile,
              'beds_too_few',
            ),
          ]
        : []),
      ...(room.maxBeds > room.maxPax
        ? [faultAt(`${at}.maxBeds`, `is ${room.maxBeds}, above maxPax with ${room.maxPax}`)]
        : []),
      ...(room.maxRooms > room.total && room.maxRooms !== 5
        ? [faultAt(`${at}.maxRooms`, `is ${room.maxRooms}, and there are ${room.total} (total)`)]
        : []),
      ...(room.hourly !== null && room.hourly.firstHour >= room.hourly.lastHour
        ? [
            faultAt(
              `${at}.hourly`,
              `begins at ${room.hourly.firstHour} and ends at ${room.hourly.lastHour}: no hours are sold`,
            ),
          ]
        : []),
      ...(room.hourly !== null && !Object.values(room.prices).some(({ hourly }) => hourly.length > 0)
        ? [
            faultAt(
              `${at}.hourly`,
              'has no price: write "hourly": [{ "hours": 3, "price": … }] into prices.<plan>, or set it to null',
            ),
          ]
        : []),
      ...tooMany.map(([day]) =>
        faultAt('keptBack', `keeps more ${room.id} back on ${day} than the ${room.total} there are`),
      ),
    ];
  });
}
