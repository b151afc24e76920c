import { refusalOf } from '@latchkey/api-client/client';
import {
  basketOf,
  changedTo,
  countedPlans,
  hourlySale,
  mostRoomsOf,
  nightlySale,
  offerCost,
  withGuestsPlaced,
  withOffer,
  withRoomCount,
  type RoomCount,
  type SoldAddon,
  mayHouse,
  type Sale,
} from '@latchkey/booking-core/basket';
import { pricingVersion, type Bill } from '@latchkey/booking-core/pricing';
import { resetSelection, type StaySelection } from '@latchkey/booking-core/selection';
import { useNavigation } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { selectAtom, selectionIn, visitAtom } from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { withoutCoupon } from '../query/coupon-of-link.ts';
import type { HoursModel, StayModel } from '../stay-model.types.ts';
import { refusalCopy, slotRefusal, type Refusal } from './refusal.copy.ts';
import { askedQuote, selectedFor } from './selected-for.ts';
import { heldRooms, stayStep, type StayStep } from './stay-step.ts';
import type { HourlyStayOffer, ChosenStay, StayOffer } from './stay.types.ts';
import { useAheadQuote } from './use-ahead-quote.ts';
import { useApiBill } from './use-api-bill.ts';
import { useIsStayComing } from './use-is-stay-coming.ts';
import { addressHere, usePromoCodeOfStay } from './use-promo-code.ts';

export function useStay(model: StayModel): ChosenStay;
export function useStay(model: StayModel, hours: HoursModel): ChosenStay<HourlyStayOffer>;
/** The stay of a page: its choices are the visit's, for these nights or hours at this hotel. */
export function useStay(model: StayModel, hours: HoursModel | null = null): ChosenStay {
  const { go } = useNavigation();
  const sale = useMemo(() => (hours === null ? nightlySale(model) : hourlySale(model, hours)), [model, hours]);
  const chosenFor = selectedFor(model, hours);
  const selection = selectionIn(useAtomValue(visitAtom), chosenFor);
  const select = useSetAtom(selectAtom);
  const [refused, setRefused] = useState<(NonNullable<ChosenStay['refusal']> & { readonly about: string }) | null>(
    null,
  );
  // A refusal is shown only for the stay that it was given for.
  const about = JSON.stringify([chosenFor, model.stay.guests]);
  const refusal = refused?.about === about ? refused : null;
  const [isBooking, setBooking] = useState(false);
  const isComing = useIsStayComing();
  const plans = countedPlans(selection);
  const basket = basketOf(sale, selection);
  const asked = basket.kind === 'ready' ? askedQuote(model, hours, basket) : null;
  const isOurs = model.availability?.pricingVersion === pricingVersion;
  const ours = isOurs && basket.kind !== 'empty' ? basket.bill : null;
  // Only the API knows the discount of a code.
  const answer = useApiBill(ours !== null && model.coupon === null ? null : asked, model.coupon);
  const bill = answer.bill === null ? ours : inOwnWords(answer.bill, sale.addons);
  const promoCode = usePromoCodeOfStay(model.coupon, asked, answer);
  const quoteOf = useAheadQuote(asked, model.coupon);
  const misfit =
    basket.kind === 'refused' ? occupancyRefusal(sale, basket.code) : bill === null ? answer.refused : null;
  const standing = refusal ?? (misfit === null ? null : { code: hoursOr(misfit, hours), offer: null });
  const refuse = (code: Refusal, offer: StayOffer | null = null): void => setRefused({ code, offer, about });
  const become = (transition: (selection: StaySelection) => StaySelection): (() => void) => {
    const undo = select(chosenFor, transition);
    setRefused(null);
    return () => (undo(), setRefused(null));
  };
  const step = (next: StaySelection): StayStep =>
    stayStep(
      sale,
      selection,
      next,
      become(() => next),
    );
  const book = async (): Promise<void> => {
    if (hours !== null && hours.start === null) return refuse('no_slot');
    if (basket.kind === 'refused') return refuse(occupancyRefusal(sale, basket.code));
    if (asked === null) return refuse('no_room');
    setBooking(true);
    const reply = await quoteOf(asked);
    if (reply.status === 201) return go(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }));
    setBooking(false);
    refuse(hoursOr(refusalOf<Refusal>(reply, refusalCopy), hours));
  };
  return {
    sale,
    plans,
    basket,
    bill,
    held: heldRooms(sale, selection),
    packageId: selection.selectedPackage?.id ?? null,
    isHoused: basket.kind === 'ready',
    countOf: (offer) => countOf(plans, offer),
    costOf: (offer) => offerCost(sale, selection, basket, offer),
    mostOf: (offer) => mostRoomsOf(sale, plans, offer),
    refusal: standing,
    promoCode,
    isComing,
    isBusy: isComing || isBooking || (asked !== null && bill === null && standing === null),
    choose: (offer) => {
      const next = withOffer(sale, selection, offer);
      if (next !== 'max_rooms') return step(next);
      refuse('max_rooms', offer);
      return null;
    },
    changeTo: (offer) => {
      const next = changedTo(sale, selection, offer);
      return next === null ? null : step(next);
    },
    setCount: (offer, roomCount) => step(withRoomCount(sale, selection, offer, roomCount)),
    placeGuests: (rooms) => become((before) => withGuestsPlaced(before, rooms)),
    reset: () => {
      const undo = become(resetSelection);
      if (model.coupon === null) return undo;
      const withCode = addressHere();
      go(withoutCoupon(withCode), { replace: true, keepScroll: true });
      return () => (undo(), go(withCode, { replace: true, keepScroll: true }));
    },
    refuse,
    book,
  };
}

/** The API's bill with the names that this page has of the extras: a quote names them in English. */
const inOwnWords = (bill: Bill, addons: readonly SoldAddon[]): Bill => ({
  ...bill,
  addons: bill.addons.map((line) => ({
    ...line,
    name: addons.find(({ addonId }) => addonId === line.addonId)?.name ?? line.name,
  })),
});

const countOf = (plans: readonly RoomCount[], { room, plan }: StayOffer): number =>
  plans.find(({ roomTypeId, ratePlanId }) => roomTypeId === room.id && ratePlanId === plan.id)?.roomCount ?? 0;

/** For an hourly stay, "sold out" and "not for sale" are both shown as a slot that is taken. */
const hoursOr = (code: Refusal, hours: HoursModel | null): Refusal => (hours === null ? code : slotRefusal(code));

/** Why rooms that are too small cannot be booked: "select an extra room" is said only where one more would help. */
function occupancyRefusal(sale: Pick<Sale, 'offers' | 'party' | 'housesParty'>, code: Refusal): Refusal {
  if (code !== 'max_occupancy') return code;
  if (!mayHouse(sale)) return 'party_too_large';
  return sale.party.adults === 1 ? 'one_adult' : code;
}
