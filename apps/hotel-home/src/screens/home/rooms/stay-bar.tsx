import { daysBetween } from '@latchkey/booking-core/dates';
import { LinkButton } from '@latchkey/ui/button';
import { TagBar } from '@latchkey/ui/tag-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalCopy, type Stay, type StayModel } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';

/** What is chosen, at the foot of a phone. Nothing before there is something. */
export function StayBar({ model, stay }: { readonly model: StayModel; readonly stay: Stay }): ReactNode {
  const { t, i18n } = useLingui();
  const words = useStayWords();
  const toBill = (
    <LinkButton look="ink" size="small" href="#stay">
      <Trans>See bill</Trans>
    </LinkButton>
  );
  if (stay.bill === null)
    return stay.basket.kind === 'refused' ? (
      <TagBar amount={null} note={i18n._(refusalCopy[stay.basket.code])} act={toBill} />
    ) : null;
  const areBeds = stay.plans.every(
    ({ roomTypeId }) => model.hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.dormBed,
  );
  const [rooms, nights] = [
    areBeds ? words.beds(stay.roomCount) : words.rooms(stay.roomCount),
    words.nights(daysBetween(model.stay.checkIn, model.stay.checkOut)),
  ];
  return (
    <TagBar
      amount={words.money(stay.bill.total, stay.bill.currency)}
      note={t`${rooms}, ${nights}, all in`}
      act={toBill}
    />
  );
}
