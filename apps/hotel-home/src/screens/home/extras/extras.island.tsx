import { upsellOf } from '@latchkey/booking-core/basket';
import { useSetAtom } from 'jotai';
import { visitAtom } from '@latchkey/visit';
import { useEffect, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { HourlyPromotion } from './hourly-promotion.island.tsx';
import { useChosen } from '@latchkey/stay/use-stay';
import { Addons } from './addons.island.tsx';
import { later } from '../../../offer/words/later-words.ts';
import { Packages } from './packages.island.tsx';
import { StepUp } from './step-up.island.tsx';

/** What goes with a room: packages, extras, the next larger room, and hours instead of nights. */
export const Extras = later(({ model }: { readonly model: HomeModel }): ReactNode => {
  const chosen = useChosen(model);
  const upsell = upsellOf(chosen.sale, chosen.selection);
  const hourly = model.hotel.HotelRooms.find((room) => room.hourly);
  const setVisit = useSetAtom(visitAtom);
  const [packages, instead] = [model.packages, upsell?.offer.room.id];
  useEffect(() => {
    const availablePackages = packages.map(({ packageId, ratePlans }) => ({
      id: packageId,
      ratePlans: ratePlans.map(({ roomTypeId, ratePlanId }, idx) => ({ id: ratePlanId, roomTypeId, idx })),
    }));
    setVisit((visit) => ({ ...visit, availablePackages, upsell: instead === undefined ? [] : [instead] }));
  }, [setVisit, packages, instead]);
  return (
    <>
      {chosen.sale.offers.length === 0 ? null : (
        <>
          <Packages model={model} chosen={chosen} />
          <StepUp model={model} chosen={chosen} upsell={upsell} />
          <Addons model={model} chosen={chosen} />
        </>
      )}
      {hourly === undefined ? null : <HourlyPromotion room={hourly.name} coupon={model.coupon} />}
    </>
  );
});
