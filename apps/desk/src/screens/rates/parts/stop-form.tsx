import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Icon } from '@latchkey/ui/icon';
import { ban } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { isStopped } from '../grid/rules-of.ts';
import { useRates } from '../rates-on-page.tsx';
import * as styles from '../rates.module.css';

/** A form that stops the sale of a night, or opens it again. */
export function SaleForm({
  act,
  date,
  className,
  children,
}: {
  readonly act: 'stop' | 'sell';
  /** Null where a field of the form says it. */
  readonly date: LocalDate | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { locale } = usePage();
  const { grid, key, here, picked } = useRates().model;
  const from = grid.from === grid.today ? {} : { from: grid.from };
  const show = here.includes('show=month') ? { show: 'month' } : {};
  return (
    <form method="post" action={postAddress('sale', locale, { ...from, ...show, plan: picked })} className={className}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="key" value={key} />
      {date === null ? null : <input type="hidden" name="date" value={date} />}
      {children}
    </form>
  );
}

/** The question which night of the whole house is no longer sold. */
export function StopForm() {
  const { t } = useLingui();
  const { grid, here } = useRates().model;
  return (
    <SaleForm act="stop" date={null} className={styles.stop}>
      <TextField
        type="date"
        name="date"
        label={t({ message: 'Night', context: 'no longer sold' })}
        defaultValue={grid.from}
        min={grid.onSale.from}
        max={grid.onSale.to}
        required
      />
      <Button type="submit">
        <Trans>Stop selling this night</Trans>
      </Button>
      <InPlaceLink to={here} className={styles.keep} data-keys="Escape">
        <Trans context="leave rates unchanged">Keep as it is</Trans>
      </InPlaceLink>
      <p className={styles.quiet}>
        <Trans>No room of any type is sold for it then. Who has booked keeps the room.</Trans>
      </p>
    </SaleForm>
  );
}

/** Tonight, by one press of a phone. */
export function StopTonight() {
  const { model, figures } = useRates();
  const { today, roomTypes, from } = model.grid;
  if (from !== today) return null;
  const isShut = isStopped(figures, roomTypes, today);
  return (
    <SaleForm act={isShut ? 'sell' : 'stop'} date={today}>
      <Button type="submit" look="quiet">
        <Icon icon={ban} />
        {isShut ? <Trans>Sell tonight again</Trans> : <Trans>Stop selling tonight</Trans>}
      </Button>
    </SaleForm>
  );
}

/** What has just been done with a night of the house, and the way back. */
export function SaleDone() {
  const { locale } = usePage();
  const { done } = useRates().model;
  if (done === null) return null;
  const night = formatDate(done.date, locale);
  return (
    <div role="status" className={styles.done}>
      <span>
        {done.act === 'stop' ? <Trans>{night} is no longer sold</Trans> : <Trans>{night} is sold again</Trans>}
      </span>
      <SaleForm act={done.act === 'stop' ? 'sell' : 'stop'} date={done.date}>
        <Button type="submit" look="quiet" size="small" data-keys="u">
          <Trans context="of what was done with rates">Undo</Trans>
        </Button>
      </SaleForm>
    </div>
  );
}
