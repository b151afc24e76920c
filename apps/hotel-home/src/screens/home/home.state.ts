import { isFailure, knownCode } from '@latchkey/api-client/client';
import type { Bill } from '@latchkey/booking-core/pricing';
import { useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { selectionAtom, selectionFor, setRoomCount, totalRooms, type Selection } from '@latchkey/visit';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useRefusalCopy, type Refusal } from './home.copy.ts';
import type { HomeModel } from './home.model.ts';
import { priceSelection, type Offer, type PricedSelection } from './home.pricing.ts';
import { useApiBill } from './use-api-bill.ts';

/** What the guest has put together on this page, and what can be done with it. */
export interface Stay {
  readonly selection: Selection;
  readonly priced: PricedSelection;
  /** The bill to show; null while nothing can be priced. */
  readonly bill: Bill | null;
  readonly roomCount: number;
  /** Why the last step was refused. */
  readonly refusal: Refusal | null;
  readonly isBooking: boolean;
  /** Puts a plan into the stay; `alone` when it holds everyone and so takes the place of what was chosen. Answers how to undo it. */
  readonly choose: (offer: Offer, roomCount: number, alone: boolean) => () => void;
  readonly setCount: (offer: Offer, roomCount: number) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly book: () => Promise<void>;
}

export const planOf = ({ room, plan }: Offer): { readonly roomTypeId: string; readonly ratePlanId: string } => ({ roomTypeId: room.id, ratePlanId: plan.id });

export function useStay(model: HomeModel): Stay {
  const { hotel, stay } = model;
  const { api } = usePage();
  const { go } = useNavigation();
  const copy = useRefusalCopy();
  const [stored, store] = useAtom(selectionAtom);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [isBooking, setBooking] = useState(false);
  const selection = selectionFor(stored, hotel.id, `${stay.checkIn}/${stay.checkOut}`);
  const priced = priceSelection(model, selection.ratePlans);
  const bill = useApiBill(model, priced);
  const become = (next: Selection): void => {
    store(next);
    refuse(null);
  };
  const book = async (): Promise<void> => {
    if (priced.kind !== 'priced') return refuse(priced.kind === 'empty' ? 'no_room' : priced.code);
    setBooking(true);
    const { checkIn, checkOut } = stay;
    const reply = await api.call('createQuote', { body: { hotelId: hotel.id, stay: { kind: 'nights', checkIn, checkOut }, rooms: priced.rooms } });
    if (reply.status === 201) return go(urlOf('roomCheckout', {}, { quote: reply.body.quoteToken }));
    setBooking(false);
    refuse(isFailure(reply) ? 'unknown' : knownCode<Refusal>(reply.body, copy));
  };
  return {
    selection,
    priced,
    bill,
    roomCount: totalRooms(selection),
    refusal: refusal ?? (priced.kind === 'refused' ? priced.code : null),
    isBooking,
    choose: (offer, roomCount, alone) => {
      become(setRoomCount(alone ? { ...selection, ratePlans: [] } : selection, planOf(offer), roomCount));
      return () => become(selection);
    },
    setCount: (offer, roomCount) => become(setRoomCount(selection, planOf(offer), roomCount)),
    refuse,
    book,
  };
}
