import { inLanguage, usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { quoteOfOffer, type Stay, type StayModel, type StayOffer } from '@latchkey/stay/use-stay';
import { Button } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PlainChoiceProps {
  readonly model: StayModel;
  readonly offer: StayOffer;
  readonly stay: Stay;
}

/** Leads to the checkout of one rate plan where there is no script to put a stay together. Browsers that run scripts skip what is in it. */
export const PlainChoice = (props: PlainChoiceProps): ReactNode => (
  <noscript>
    <ChoiceForm {...props} />
  </noscript>
);

/** Made by the server alone: React leaves out what is in `noscript`. */
function ChoiceForm({ model, offer, stay }: PlainChoiceProps): ReactNode {
  const { locale } = usePage();
  const selection = quoteOfOffer(model, stay, offer);
  if (selection === null) return null;
  const rooms = inLanguage(stayUrl({ hotelId: model.hotel.id, ...model.stay }), locale);
  return (
    <form method="post" action={inLanguage(`/api/booking-forms/quotes/${model.hotel.id}`, locale)}>
      <input type="hidden" name="selection" value={JSON.stringify(selection)} />
      <input type="hidden" name="couponCode" value={model.coupon ?? ''} />
      <input type="hidden" name="rooms" value={`${rooms}#rooms`} />
      <Button type="submit" look="quiet" size="small">
        <Trans>Book this stay</Trans>
      </Button>
    </form>
  );
}
