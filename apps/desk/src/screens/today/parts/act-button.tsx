import type { DayBooking } from '@latchkey/api-contract/types';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { Button, buttonClass } from '@latchkey/ui/button';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { acts } from '../acts.table.ts';
import { asksAtDeparture, settleUrl } from '../at-departure.ts';
import { useDay, useDayAction } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { actNames } from '../today.copy.ts';
import type { Press } from '../today.model.ts';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';

/** One act: done by the press, or first asked about below the line. A form and a link, so that it needs no script. */
export function ActButton({
  booking,
  press,
  isMeant = false,
}: {
  readonly booking: DayBooking;
  readonly press: Press;
  /** It was asked about. */
  readonly isMeant?: boolean;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model } = useDay();
  const { busy, press: send } = useDayAction();
  const label = i18n._(actNames[press.act]);
  const spoken = `${label}: ${booking.guestName}`;
  if (press.act === 'check_out' && asksAtDeparture(booking, model.day.today))
    return (
      <SiteLink
        aria-label={spoken}
        className={buttonClass({ look: 'quiet', size: 'small' }, styles.act)}
        to={settleUrl(model.frame.hotel.hotelId, booking.reference)}
      >
        {label}
      </SiteLink>
    );
  if (acts[press.act].asksFirst && !isMeant) {
    const { act, ...of } = press;
    return (
      <InPlaceLink
        aria-label={spoken}
        className={buttonClass({ look: 'quiet', size: 'small' }, styles.act)}
        to={withSearch(model.here, { ask: act, ...of } as never)}
      >
        {label}
      </InPlaceLink>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(press);
  };
  const date = model.day.date === model.day.today ? {} : { date: model.day.date };
  return (
    <ActionForm action={postAddress('act', locale, date)} onSubmit={submit}>
      {Object.entries(press).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        type="submit"
        aria-label={spoken.replace('…', '')}
        size="small"
        look={isMeant ? 'brand' : 'quiet'}
        className={styles.act}
        busy={busy !== null && busy.act === press.act && busy.booking === press.booking}
      >
        {label.replace('…', '')}
      </Button>
    </ActionForm>
  );
}
