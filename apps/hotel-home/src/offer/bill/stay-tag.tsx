import { daysBetween } from '@latchkey/booking-core/dates';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChosenStay, StayModel } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import { ChosenBill } from './bill-opener.tsx';
import type { ChosenBillProps } from './chosen-bill.lazy.tsx';
import { BookActs, ClearChoices } from './book-acts.tsx';
import { useRoomNames } from './use-room-names.ts';
import * as styles from './stay-tag.module.css';

interface StayTagProps {
  readonly className: string | undefined;
  readonly model: StayModel & Pick<ChosenBillProps, 'packages'>;
  readonly stay: ChosenStay;
  /** Whether anything of the page can be booked; a page of one room that is full has nothing. */
  readonly canBook?: boolean;
}

/** The tag that carries the stay: the dates from the start, the bill once something is chosen. */
export function StayTag({ className, model, stay, canBook = true }: StayTagProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const { hotel, stay: asked, availability } = model;
  const nameOf = useRoomNames(hotel);
  const [nights, guests, time] = [
    words.nights(daysBetween(asked.checkIn, asked.checkOut)),
    words.guests(asked.guests),
    words.time(hotel.checkInTime),
  ];
  const tag = {
    title: t`Your stay`,
    titleId: 'stay-title',
    headline: words.dates(asked),
    note: t`${nights} · ${guests} · check-in from ${time}`,
  };
  if (stay.sale.offers.length === 0 || !canBook) {
    return (
      <div id="stay" className={className} data-below="">
        <KeyTag {...tag} />
      </div>
    );
  }
  return (
    <div id="stay" className={className} data-below="">
      <KeyTag {...tag} fits>
        <div className={styles.chosen}>
          {stay.bill === null ? (
            <p>
              {hotel.HotelRooms.length === 1 ? (
                <Trans>Choose a rate to see the total, taxes included.</Trans>
              ) : (
                <Trans>Choose a room to see the total, taxes included.</Trans>
              )}
            </p>
          ) : (
            <ChosenBill
              bill={stay.bill}
              nameOf={nameOf}
              promotions={availability?.promotions ?? []}
              packages={model.packages}
              stay={stay}
            />
          )}
          <ClearChoices stay={stay} />
        </div>
        <BookActs hotel={hotel} stay={stay} />
      </KeyTag>
    </div>
  );
}
