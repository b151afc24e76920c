import { formatDate } from '@latchkey/format/date';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { HourlyStayOffer, HoursModel, ChosenStay, StayModel } from '@latchkey/stay/use-stay';
import { ChosenBill } from '../../../offer/bill/bill-opener.tsx';
import { BookActs, ClearChoices } from '../../../offer/bill/book-acts.tsx';
import * as styles from '../../../offer/bill/stay-tag.module.css';

interface HourlyTagProps {
  readonly className: string | undefined;
  readonly model: StayModel;
  readonly hourly: HoursModel;
  readonly stay: ChosenStay<HourlyStayOffer>;
}

/** The tag of an hourly stay: the hours from the start, the API's own bill once a room is chosen. */
export function HourlyTag({ className, model, hourly, stay }: HourlyTagProps): ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const { start, hours } = hourly;
  const [from, to] =
    start === null || hours === null ? ['', ''] : [formatHour(start, locale), formatHour((start + hours) % 24, locale)];
  const rooms = useStayWords().held(stay.held);
  return (
    <div id="stay" className={className}>
      <KeyTag
        fits
        title={t`Your stay`}
        held={stay.held.count === 0 ? undefined : rooms}
        titleId="stay-title"
        headline={formatDate(hourly.date, locale)}
        note={start === null ? t`Choose an hour` : t`${from} to ${to}`}
      >
        <div className={styles.chosen}>
          {stay.bill === null ? (
            <p>
              <Trans>Choose a room to see the total, taxes included.</Trans>
            </p>
          ) : (
            <ChosenBill
              bill={stay.bill}
              nameOf={({ roomTypeId }) =>
                model.hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId
              }
              unit="stay"
              stay={stay}
              promotions={model.availability?.promotions ?? []}
            />
          )}
          <ClearChoices stay={stay} />
        </div>
        <BookActs hotel={model.hotel} stay={stay} />
      </KeyTag>
    </div>
  );
}
