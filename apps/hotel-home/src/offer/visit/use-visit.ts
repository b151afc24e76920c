import { followSearch, useRestoredVisit, visitAtom, type VisitFacts, type VisitState } from '@latchkey/visit';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { StayModel } from '@latchkey/stay/use-stay';
import { useVisitCoupon } from './use-visit-coupon.ts';

/** Tells the visit what the address asks for and what this screen has read, so that other remotes of the visit know. */
export function useVisit(
  { hotel, stay, availability, coupon }: StayModel,
  words?: Pick<VisitFacts, 'reviews' | 'faqs' | 'policies' | 'hotel_videos' | 'instaLinks'>,
): void {
  const setVisit = useSetAtom(visitAtom);
  useRestoredVisit();
  useVisitCoupon(hotel.id, coupon);
  useEffect(() => {
    const { guests, ...dates } = stay;
    const { id, name, websiteSlug, currency } = hotel;
    setVisit((visit) => ({
      ...followSearch(visit, {
        dates,
        guests: { adults: guests.adults, children: guests.childAges.length, infants: guests.infants },
      }),
      hotelData: { id, name, websiteSlug, currency },
      livePricing: availability?.rooms ?? [],
      taxes: availability?.taxes ?? [],
      promotions: availability?.promotions ?? [],
      payments: [...new Set(hotel.HotelRooms.flatMap((room) => room.ratePlans.flatMap((plan) => plan.payment)))],
      notifyNoInventory: isSameStay(visit, stay) && visit.notifyNoInventory,
      CalendarPrices: visit.hotelData?.id === id ? visit.CalendarPrices : {},
      ...words,
    }));
  }, [setVisit, hotel, stay, availability, words]);
}

/** Whether the visit has been asking for these dates already. */
const isSameStay = ({ dateRange }: VisitState, { checkIn, checkOut }: StayModel['stay']): boolean =>
  dateRange?.checkIn === checkIn && dateRange.checkOut === checkOut;
