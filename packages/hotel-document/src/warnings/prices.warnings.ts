import { feeIn, type Fee } from '@latchkey/booking-core/cancellation';
import type { MinorUnits } from '@latchkey/booking-core/currency';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import { type PriceOfPlan, pricesOf } from '../prices/prices-of.ts';
import { faultAt, medianOf } from '../faults/fault-at.ts';

/** So many times the hotel's other prices, or less than one of them in so many, is a slip of a digit more often than a price. */
const [far, near] = [8, 5];
/** Nobody keeps more nights of a cancelled stay. */
const mostNights = 31;

/** Prices that can be charged and are hardly meant. */
export function pricesDoubtful(facts: HotelFacts): HotelFault[] {
  const all = pricesOf(facts);
  const perGuest = (one: PriceOfPlan): number => {
    const last = one.price.priceForPax.at(-1);
    return last === undefined ? 0 : last.price / last.pax;
  };
  return [
    ...all.flatMap((one) => {
      const others = all.filter((other) => other !== one);
      const same = others.filter(({ room }) => room === one.room);
      return [
        ...farFrom(one.at, perGuest(one), medianOf((same.length > 0 ? same : others).map(perGuest)), same.length > 0),
        ...steps(one),
        ...extras(one),
        ...hours(one),
      ];
    }),
    ...sums(facts, Math.min(...all.flatMap(({ price }) => price.priceForPax.map((step) => step.price)))),
  ];
}

function farFrom(at: string, price: number, usual: number, isOfRoom: boolean): HotelFault[] {
  const whose = isOfRoom ? 'the other plans of this room' : 'the other rooms';
  if (price === 0) return [faultAt(at, 'is sold for nothing: write the price of a night', factsFile, 'price_missing')];
  if (usual === 0 || (price * near > usual && price < usual * far)) return [];
  const [own, theirs] = [Math.round(price), Math.round(usual)];
  return [
    faultAt(at, `costs ${own} a guest, ${whose} ${theirs}: is a digit missing or too many?`, factsFile, 'price_far'),
  ];
}

function steps({ at, price, room }: PriceOfPlan): HotelFault[] {
  const steps = price.priceForPax;
  const most = Math.max(...steps.map(({ pax }) => pax));
  return [
    ...steps.flatMap((step, place) => {
      const before = steps[place - 1];
      if (before === undefined || step.price === 0) return [];
      if (step.price < before.price)
        return [
          faultAt(
            `${at}.priceForPax`,
            `${step.pax} guests pay ${step.price}, less than ${before.pax} with ${before.price}`,
            factsFile,
            'price_order',
          ),
        ];
      return step.price > before.price * near
        ? [
            faultAt(
              `${at}.priceForPax`,
              `${step.pax} guests pay ${step.price}, ${before.pax} only ${before.price}: is a digit missing or too many?`,
              factsFile,
              'price_far',
            ),
          ]
        : [];
    }),
    ...(most > room.maxPax
      ? [faultAt(`${at}.priceForPax`, `has a price for ${most} guests, and the room takes ${room.maxPax} (maxPax)`)]
      : []),
    ...(most < room.maxPax && !room.extraAdult && !room.extraChild
      ? [
          faultAt(
            `${at}.priceForPax`,
            `ends at ${most} guests and the room takes ${room.maxPax}: it is never sold to more than ${most}. Add a price, or allow extraAdult or extraChild`,
          ),
        ]
      : []),
  ];
}

function extras({ at, price, room }: PriceOfPlan): HotelFault[] {
  const highest = Math.max(...price.priceForPax.map((step) => step.price));
  return (['extraAdult', 'extraChild'] as const).flatMap((kind) => {
    const own = price[kind];
    const place = `${at}.${kind}`;
    if (own > 0 && !room[kind])
      return [
        faultAt(
          place,
          `is ${own}, and the room does not take one: set rooms.${room.id}.${kind} to true, or take the price out`,
        ),
      ];
    if (own > highest) return [faultAt(place, `is ${own}, more than the room with ${highest}: is a digit too many?`)];
    return own > 0 && own * 100 < highest
      ? [faultAt(place, `is ${own} beside a room of ${highest}: is a digit missing?`)]
      : [];
  });
}

function hours({ at, price, room }: PriceOfPlan): HotelFault[] {
  const { hourly } = price;
  if (room.hourly === null)
    return hourly.length === 0
      ? []
      : [
          faultAt(
            `${at}.hourly`,
            `has prices, and the room is not sold by the hour: write "hourly" into rooms.${room.id}, or take them out`,
          ),
        ];
  const open = room.hourly.lastHour - room.hourly.firstHour;
  const night = Math.max(...price.priceForPax.map((step) => step.price));
  return hourly.flatMap((one, place) => {
    const before = hourly[place - 1];
    const faults: string[] = [];
    if (one.hours > open)
      faults.push(
        `${one.hours} hours are never sold: from ${room.hourly?.firstHour} to ${room.hourly?.lastHour} o’clock there are ${open}`,
      );
    const isForMore = before?.hours === one.hours && (before.pax ?? Infinity) < (one.pax ?? Infinity);
    if (before !== undefined && one.hours <= before.hours && !isForMore)
      faults.push(
        `${one.hours} hours stand behind ${before.hours}: each number once and ascending, or for more guests (pax) than before`,
      );
    if (before !== undefined && one.hours > before.hours && one.pax === before.pax && one.price < before.price)
      faults.push(`${one.hours} hours cost ${one.price}, less than ${before.hours} with ${before.price}`);
    if (one.price * 20 < night || one.price > night * 2)
      faults.push(`${one.hours} hours cost ${one.price}, a night ${night}: is a digit missing or too many?`);
    return faults.map((message) => faultAt(`${at}.hourly`, message));
  });
}

/** What extras cost, usually and from one day to another. */
const pricesOfExtras = ({
  addons,
}: HotelFacts): { readonly at: string; readonly id: string; readonly price: MinorUnits }[] =>
  addons.flatMap(({ id, price, percent, prices = [] }) =>
    percent !== undefined
      ? []
      : [
          { at: `addons.${id}.price`, id, price },
          ...prices.map((dated, place) => ({ at: `addons.${id}.prices.${place}.price`, id, price: dated.price })),
        ],
  );

/** Sums and shares beside the price of a night. */
function sums(facts: HotelFacts, lowest: number): HotelFault[] {
  const { convenienceFee, fees, payment, promotions, addons, taxes, roundPricesTo, penalties } = facts;
  const share = (at: string, percent: number): HotelFault[] =>
    percent > 0 && percent < 1 ? [faultAt(at, `is ${percent}: percent are written as 50, not as 0.5`)] : [];
  const within = (at: string, sum: number, times = 1): HotelFault[] =>
    sum > lowest * times
      ? [faultAt(at, `is ${sum}, more than the lowest price of a night with ${lowest}: is a digit too many?`)]
      : [];
  const feeWrong = (at: string, written: Fee): HotelFault[] => {
    const fee = feeIn(written);
    if ('amount' in fee) return within(`${at}.amount`, fee.amount, near);
    return 'nights' in fee && fee.nights > mostNights
      ? [faultAt(`${at}.nights`, `is ${fee.nights}, more nights than guests stay: are these percent or hours?`)]
      : [];
  };
  const penaltiesWrong = (at: string, of: HotelFacts['ratePlans'][number]['penalties'] = {}): HotelFault[] => [
    ...share(`${at}.checkInDayPercent`, of.checkInDayPercent ?? 0),
    ...share(`${at}.noShowPercent`, of.noShowPercent ?? 0),
    ...(of.checkInDay === undefined ? [] : feeWrong(`${at}.checkInDay`, of.checkInDay)),
    ...(of.noShow === undefined ? [] : feeWrong(`${at}.noShow`, of.noShow)),
  ];
  return [
    ...(convenienceFee?.kind === 'fixed' ? within('convenienceFee.amount', convenienceFee.amount) : []),
    ...(convenienceFee?.kind === 'percentage' ? share('convenienceFee.percent', convenienceFee.percent) : []),
    ...fees.flatMap(({ id, per, amount }) => within(`fees.${id}.amount`, amount, isOften(per) ? 1 : near)),
    ...(payment.advance?.kind === 'fixed' ? within('payment.advance.amount', payment.advance.amount, near) : []),
    ...(payment.advance?.kind === 'percentage' ? share('payment.advance.percent', payment.advance.percent) : []),
    ...penaltiesWrong('penalties', penalties),
    ...facts.ratePlans.flatMap(({ id, advance }) =>
      advance?.kind === 'percentage' ? share(`ratePlans.${id}.advance.percent`, advance.percent) : [],
    ),
    ...facts.ratePlans.flatMap(({ id, penalties: own = {} }) => penaltiesWrong(`ratePlans.${id}.penalties`, own)),
    ...facts.ratePlans.flatMap(({ id, cancellation }) =>
      cancellation.flatMap((tier, at) => feeWrong(`ratePlans.${id}.cancellation.${at}`, tier)),
    ),
    ...within('roundPricesTo', roundPricesTo),
    ...promotions.flatMap((one) => {
      if (one.kind !== 'flat-above') return promotionWrong(one, share, within);
      return one.off >= one.above
        ? [
            faultAt(
              `promotions.${one.id}.off`,
              `takes ${one.off} off a bill above ${one.above}: nothing would be left to pay`,
            ),
          ]
        : [];
    }),
    ...pricesOfExtras(facts).flatMap(({ at, id, price }) => {
      if (price === 0) return [faultAt(at, 'is sold for nothing: write its price, or say it as an inclusion')];
      const usual = medianOf(
        addons.filter((other) => other.id !== id && other.percent === undefined).map((other) => other.price),
      );
      const isFar = price * 200 < lowest || (price > lowest * 10 && price > usual * 20);
      return isFar ? [faultAt(at, `is ${price} beside a night of ${lowest}: is a digit missing or too many?`)] : [];
    }),
    ...taxes.flatMap((tax) => {
      const at = `taxes.${tax.id}.tax`;
      if (tax.taxType === 'fixed') return within(at, tax.tax);
      if (tax.tax > 0 && tax.tax < 0.5) return [faultAt(at, `is ${tax.tax} %: percent are written as 7, not as 0.07`)];
      return tax.tax > 40
        ? [faultAt(at, `is ${tax.tax} %: is a digit too many, or is it an amount ("taxType": "fixed")?`)]
        : [];
    }),
    ...sameTax(taxes),
  ];
}

const isOften = (per: HotelFacts['fees'][number]['per']): boolean => per.endsWith('night') || per === 'guest';

type OwnValue = Exclude<HotelFacts['promotions'][number], { kind: 'flat-above' }>;

/** A percentage that is hardly one, or a sum that is no price of this hotel. */
function promotionWrong(
  one: OwnValue,
  share: (path: string, percent: number) => HotelFault[],
  within: (path: string, amount: number) => HotelFault[],
): HotelFault[] {
  const at = `promotions.${one.id}`;
  return [
    ...('percent' in one && one.percent !== undefined ? share(`${at}.percent`, one.percent) : []),
    ...('off' in one && one.off !== undefined ? within(`${at}.off`, one.off) : []),
  ];
}

/** One tax under two ids: it is charged twice. */
function sameTax(taxes: HotelFacts['taxes']): HotelFault[] {
  const likeness = (tax: HotelFacts['taxes'][number]): string =>
    JSON.stringify({ ...tax, id: null, index: null, tax: null });
  return taxes.flatMap((tax, at) => {
    const other = taxes.slice(0, at).find((before) => before.id !== tax.id && likeness(before) === likeness(tax));
    return other === undefined
      ? []
      : [
          faultAt(
            `taxes.${tax.id}`,
            `has the name, the prices and the dates of "${other.id}": "${tax.name}" is charged twice`,
          ),
        ];
  });
}
