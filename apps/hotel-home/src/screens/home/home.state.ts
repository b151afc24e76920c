import { isFailure, knownCode } from '@latchkey/api-client/client';
import type { Bill } from '@latchkey/booking-core/pricing';
import { useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import {
  countedPlans,
  resetSelection,
  selectAtom,
  selectionIn,
  stayOf,
  visitAtom,
  type SelectedFor,
  type SelectedRatePlan,
  type StaySelection,
} from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useRefusalCopy, type Refusal } from './home.copy.ts';
import type { RoomsModel } from './home.model.ts';
import { chosenAddons } from './addon-choices.ts';
import { priceSelection, type Offer, type PricedSelection } from './home.pricing.ts';
import { withRoomCount } from './room-choices.ts';
import { quoteWith } from './coupon-of-link.ts';
import { quoteAsked, useApiBill } from './use-api-bill.ts';

/** What the guest has put together on this page, and what can be done with it. */
export interface Stay {
  /** Each rate plan chosen with its number of rooms. */
  readonly plans: readonly SelectedRatePlan[];
  readonly priced: PricedSelection;
  /** The bill to show; null while nothing can be priced. */
  readonly bill: Bill | null;
  readonly roomCount: number;
  /** Why the last step was refused; `offer` where it was asked at one rate plan. */
  readonly refusal: { readonly code: Refusal; readonly offer: Offer | null } | null;
  readonly isBooking: boolean;
  /** Puts a plan into the stay; `alone` when it holds everyone and so takes the place of what was chosen. Answers how to undo it. */
  readonly choose: (offer: Offer, roomCount: number, alone: boolean) => () => void;
  readonly setCount: (offer: Offer, roomCount: number) => void;
  /** The full reset. Answers how to undo it. */
  readonly reset: () => () => void;
  readonly refuse: (code: Refusal, offer?: Offer) => void;
  readonly book: () => Promise<void>;
}

/** The stay that choices on this page are for. */
export const selectedFor = ({ hotel, stay }: Pick<RoomsModel, 'hotel' | 'stay'>): SelectedFor => ({
  hotelId: hotel.id,
  stay: stayOf(stay),
});

/** How many rooms of an offer are chosen. */
export const countOf = ({ plans }: Pick<Stay, 'plans'>, { room, plan }: Offer): number =>
  plans.find(({ roomTypeId, ratePlanId }) => roomTypeId === room.id && ratePlanId === plan.id)?.roomCount ?? 0;

export function useStay(model: RoomsModel): Stay {
  const { api } = usePage();
  const { go } = useNavigation();
  const copy = useRefusalCopy();
  const chosen = selectionIn(useAtomValue(visitAtom), selectedFor(model));
  const plans = countedPlans(chosen);
  const select = useSetAtom(selectAtom);
  const [refusal, setRefusal] = useState<Stay['refusal']>(null);
  const refuse = (code: Refusal, offer: Offer | null = null): void => setRefusal({ code, offer });
  const [isBooking, setBooking] = useState(false);
  const priced = priceSelection(model, plans, chosenAddons(model, chosen));
  const bill = useApiBill(model, priced);
  const become = (transition: (selection: StaySelection) => StaySelection): (() => void) => {
    const undo = select(selectedFor(model), transition);
    setRefusal(null);
    return () => (undo(), setRefusal(null));
  };
  const book = async (): Promise<void> => {
    if (priced.kind !== 'priced') return refuse(priced.kind === 'empty' ? 'no_room' : priced.code);
    setBooking(true);
    const reply = await quoteWith(api, model.coupon, quoteAsked(model, priced));
    if (reply.status === 201) return go(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }));
    setBooking(false);
    refuse(isFailure(reply) ? 'unknown' : knownCode<Refusal>(reply.body, copy));
  };
  return {
    plans,
    priced,
    bill,
    roomCount: plans.reduce((sum, { roomCount }) => sum + roomCount, 0),
    refusal: refusal ?? (priced.kind === 'refused' ? { code: priced.code, offer: null } : null),
    isBooking,
    choose: (offer, roomCount, alone) =>
      become((chosen) => withRoomCount(model, alone ? resetSelection(chosen) : chosen, offer, roomCount)),
    setCount: (offer, roomCount) => become((chosen) => withRoomCount(model, chosen, offer, roomCount)),
    reset: () => become(resetSelection),
    refuse,
    book,
  };
}
