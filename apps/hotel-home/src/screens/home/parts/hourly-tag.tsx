import { formatDate } from '@latchkey/format/date';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRefusalCopy } from '../home.copy.ts';
import type { RoomsModel } from '../home.model.ts';
import type { HourlyModel } from '../hourly.model.ts';
import { coreBill } from '../use-api-bill.ts';
import type { HourlyStay } from '../use-hourly-stay.ts';
import { ChosenBill } from './bill-opener.tsx';
import * as styles from './hourly.module.css';

interface HourlyTagProps {
  readonly className: string | undefined;
  readonly model: RoomsModel;
  readonly hourly: HourlyModel;
  readonly stay: HourlyStay;
}

/** The tag of an hourly stay: the hours from the start, the API's own bill once a room is chosen. */
export function HourlyTag({ className, model, hourly, stay }: HourlyTagProps): ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const refusals = useRefusalCopy();
  const { start, hours } = hourly;
  const [from, to] =
    start === null || hours === null ? ['', ''] : [formatHour(start, locale), formatHour((start + hours) % 24, locale)];
  return (
    <div id="stay" className={className}>
      <KeyTag
        title={t`Your stay`}
        titleId="stay-title"
        headline={formatDate(hourly.date, locale)}
        note={start === null ? t`Choose an hour` : t`${from} to ${to}`}
      >
        {stay.quote === null ? (
          <p>
            <Trans>Choose a room, and its whole price stands here, every tax in it.</Trans>
          </p>
        ) : (
          <ChosenBill
            bill={coreBill(stay.quote.bill)}
            nameOf={({ roomTypeId }) => model.hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId}
            unit="stay"
            promotions={model.availability?.promotions ?? []}
          />
        )}
        <div className={styles.act} aria-live="polite">
          {stay.refusal === null || stay.refusal.price !== null ? null : (
            <FieldError>{refusals[stay.refusal.code]}</FieldError>
          )}
          <Button
            wide
            busy={stay.rooms.kind === 'rooms' && stay.quote === null && stay.refusal === null}
            onClick={stay.book}
          >
            <Trans>Book this stay</Trans>
          </Button>
        </div>
      </KeyTag>
    </div>
  );
}
