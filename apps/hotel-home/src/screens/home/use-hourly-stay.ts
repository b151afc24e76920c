import { isFailure, knownCode, type Result } from '@latchkey/api-client/client';
import type { Quote } from '@latchkey/api-contract/types';
import { useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { countedPlans, resetSelection, selectAtom, selectionIn, updateRatePlan, visitAtom } from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { quoteWith } from './coupon-of-link.ts';
import { useRefusalCopy, type Refusal } from './home.copy.ts';
import type { RoomsModel } from './home.model.ts';
import { hourlyRooms, roomsNeeded, type HourlyRooms } from './hourly-rooms.ts';
import type { HourlyModel, HourlyPrice } from './hourly.model.ts';

/** An hourly stay being put together: its rooms, its quote, and the way on. */
export interface HourlyStay {
  readonly countOf: (price: HourlyPrice) => number;
  /** Puts a room into the stay, as often as the party needs it; it takes the place of what was chosen where it holds everyone. */
  readonly choose: (price: HourlyPrice) => void;
  readonly setCount: (price: HourlyPrice, roomCount: number) => void;
  readonly rooms: HourlyRooms;
  /** The API's own bill for what is chosen; null until it is there. */
  readonly quote: Quote | null;
  /** Why the last step was refused; `price` where it was asked at one room. */
  readonly refusal: { readonly code: Refusal; readonly price: HourlyPrice | null } | null;
  readonly refuse: (code: Refusal, price?: HourlyPrice) => void;
  readonly book: () => void;
}

export function useHourlyStay(model: RoomsModel, hourly: HourlyModel): HourlyStay {
  const { hotel } = model;
  const { go } = useNavigation();
  const [visit, setVisit] = [useAtomValue(visitAtom), useSetAtom(visitAtom)];
  const select = useSetAtom(selectAtom);
  const [refusal, setRefusal] = useState<HourlyStay['refusal']>(null);
  const refuse = (code: Refusal, price: HourlyPrice | null = null): void => setRefusal({ code, price });
  const { date, start, hours, slots } = hourly;
  const selectedFor = { hotelId: hotel.id, stay: `${date}T${start}+${hours}` };
  const plans = countedPlans(selectionIn(visit, selectedFor));
  const rooms = hourlyRooms(model, hourly, plans);
  const asked =
    rooms.kind !== 'rooms' || start === null || hours === null
      ? null
      : JSON.stringify({
          hotelId: hotel.id,
          stay: { kind: 'hours', date, startHour: start, hours },
          rooms: rooms.rooms,
        });
  const answer = useQuote(asked, model.coupon);
  useEffect(() => {
    setVisit((before) => ({
      ...before,
      showHourly: true,
      isHourlyRoom: true,
      hourlyDate: date,
      hourlyTime: start,
      hourlyHour: hours,
      roomSlots: slots.map(({ hour, isOffered }) => ({ hour, available: isOffered })),
    }));
    return () => setVisit((before) => ({ ...before, showHourly: false, isHourlyRoom: false }));
  }, [setVisit, date, start, hours, slots]);
  const put = ({ roomTypeId, ratePlanId }: HourlyPrice, roomCount: number, alone: boolean): void => {
    setRefusal(null);
    select(selectedFor, (before) =>
      updateRatePlan(alone ? resetSelection(before) : before, roomTypeId, ratePlanId, roomCount),
    );
  };
  const [quote, refused] = [answer?.quote ?? null, answer?.refused ?? null];
  return {
    countOf: ({ roomTypeId, ratePlanId }) =>
      plans.find((plan) => plan.roomTypeId === roomTypeId && plan.ratePlanId === ratePlanId)?.roomCount ?? 0,
    choose: (price) => {
      const needed = roomsNeeded(model, hourly, price);
      put(price, needed ?? 1, needed !== null);
    },
    setCount: (price, roomCount) => put(price, roomCount, false),
    rooms,
    quote,
    refusal:
      refusal ??
      (rooms.kind === 'refused'
        ? { code: rooms.code, price: null }
        : refused === null
          ? null
          : { code: refused, price: null }),
    refuse,
    book: () => {
      if (start === null) return refuse('no_slot');
      if (rooms.kind === 'empty') return refuse('no_room');
      if (quote !== null) go(urlOf('roomCheckout', {}, { quote: quote.quoteToken }));
    },
  };
}

interface Answer {
  readonly asked: string;
  readonly quote: Quote | null;
  readonly refused: Refusal | null;
}

/** The API's answer to what is asked now; null until it is there. */
function useQuote(asked: string | null, coupon: string | null): Answer | null {
  const { api } = usePage();
  const copy = useRefusalCopy();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const keep = useEffectEvent((about: string, reply: Result<'createQuote'>) => {
    if (reply.status === 201) return setAnswer({ asked: about, quote: reply.body, refused: null });
    const code = isFailure(reply) ? 'unknown' : knownCode<Refusal>(reply.body, copy);
    setAnswer({
      asked: about,
      quote: null,
      refused: code === 'sold_out' || code === 'not_for_sale' || code === 'invalid_dates' ? 'slot_taken' : code,
    });
  });
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    void quoteWith(api, coupon, JSON.parse(asked), leaving.signal).then((reply) => {
      if (!leaving.signal.aborted) keep(asked, reply);
    });
    return () => leaving.abort();
  }, [api, asked, coupon]);
  return answer?.asked === asked ? answer : null;
}
