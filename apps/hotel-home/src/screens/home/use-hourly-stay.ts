import { isFailure, knownCode } from '@latchkey/api-client/client';
import type { Quote } from '@latchkey/api-contract/types';
import { useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { countedPlans, resetSelection, selectAtom, selectionIn, updateRatePlan, visitAtom } from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useRefusalCopy, type Refusal } from './home.copy.ts';
import type { RoomsModel } from './home.model.ts';
import { hourlyOffers, type HourlyModel, type HourlyPrice } from './hourly.model.ts';

/** An hourly stay being put together: one room, its quote, and the way on. */
export interface HourlyStay {
  readonly chosen: HourlyPrice | null;
  readonly choose: (price: HourlyPrice) => void;
  /** The API's own bill for what is chosen; null until it is there. */
  readonly quote: Quote | null;
  readonly refusal: Refusal | null;
  readonly book: () => void;
}

export function useHourlyStay({ hotel, stay }: RoomsModel, hourly: HourlyModel): HourlyStay {
  const { api } = usePage();
  const { go } = useNavigation();
  const copy = useRefusalCopy();
  const [visit, setVisit] = [useAtomValue(visitAtom), useSetAtom(visitAtom)];
  const select = useSetAtom(selectAtom);
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly quote: Quote } | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const { date, start, hours, slots } = hourly;
  const selectedFor = { hotelId: hotel.id, stay: `${date}T${start}+${hours}` };
  const [plan] = countedPlans(selectionIn(visit, selectedFor));
  const chosen = hourlyOffers(hourly).find(({ roomTypeId, ratePlanId }) => roomTypeId === plan?.roomTypeId && ratePlanId === plan.ratePlanId) ?? null;
  const { adults, childAges, infants } = stay.guests;
  const asked =
    chosen === null || start === null
      ? null
      : JSON.stringify({
          hotelId: hotel.id,
          stay: { kind: 'hours', date, startHour: start, hours: chosen.hours },
          rooms: [{ roomTypeId: chosen.roomTypeId, ratePlanId: chosen.ratePlanId, adults, childAges, infants }],
        });
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
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    void api.call('createQuote', { body: JSON.parse(asked) }, leaving.signal).then((reply) => {
      if (leaving.signal.aborted) return;
      if (reply.status === 201) setAnswer({ asked, quote: reply.body });
      else refuse(isFailure(reply) ? 'unknown' : knownCode<Refusal>(reply.body, copy));
    });
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the copy is words: another language is another document
  }, [api, asked]);
  const quote = answer?.asked === asked ? answer.quote : null;
  return {
    chosen,
    choose: (price) => {
      refuse(null);
      select(selectedFor, (before) => updateRatePlan(resetSelection(before), price.roomTypeId, price.ratePlanId, 1));
    },
    quote,
    refusal,
    book: () => {
      if (start === null) return refuse('no_slot');
      if (chosen === null) return refuse('no_room');
      if (quote !== null) go(urlOf('roomCheckout', {}, { quote: quote.quoteToken }));
    },
  };
}
