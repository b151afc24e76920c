import { inLanguage, postAddress, usePage } from '@latchkey/site';
import { hotelHomeAnchor, stayUrl } from '@latchkey/site/urls';
import {
  quoteOfOffer,
  type HoursModel,
  type ChosenStay,
  type StayModel,
  type StayOffer,
} from '@latchkey/stay/use-stay';
import { Button } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hourlyUrl } from '../urls/hourly-url.ts';

export interface ChoiceFormProps {
  readonly model: StayModel;
  readonly offer: StayOffer;
  readonly stay: Pick<ChosenStay, 'sale'>;
  /** The hours of a stay by the hour; null for nights. */
  readonly hourly?: HoursModel | null;
}

/** A form that leads to the checkout of one rate plan: drawn by the server alone. */
export function ChoiceForm({ model, offer, stay, hourly = null }: ChoiceFormProps): ReactNode {
  const { locale, site } = usePage();
  const selection = quoteOfOffer(model, stay, offer, hourly);
  if (selection === null) return null;
  const rooms =
    hourly === null
      ? `${stayUrl({ hotelId: model.hotel.id, ...model.stay })}${hotelHomeAnchor('rooms')}`
      : hourlyUrl(site, hourly, model.stay.guests, model.coupon);
  return (
    <form method="post" action={postAddress('choice', locale)}>
      <input type="hidden" name="selection" value={JSON.stringify(selection)} />
      <input type="hidden" name="couponCode" value={model.coupon ?? ''} />
      <input type="hidden" name="rooms" value={inLanguage(rooms, locale)} />
      <Button type="submit" look="quiet" size="small">
        <Trans>Book this stay</Trans>
      </Button>
    </form>
  );
}
