import { formatDate } from '@latchkey/format/date';
import { SiteLink, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FramedNewBooking } from '../new-booking.model.ts';
import * as styles from '../new-booking.module.css';
import { stayAddress } from './stay-address.ts';

const few = [1, 2, 3];

/** When the guest comes and for how long: tonight by one press, any other dates by two fields. */
export function Nights({ model }: { readonly model: FramedNewBooking }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { stay, today } = model;
  const isTonight = stay.checkIn === today;
  const isApart = !isTonight || !few.includes(stay.nights);
  return (
    <section className={styles.part} aria-labelledby="nights-title">
      <h2 id="nights-title" className={styles.heading}>
        <Trans context="how many somebody stays">Nights</Trans>
      </h2>
      <div className={styles.picks}>
        {few.map((nights) => (
          <SiteLink
            key={nights}
            className={styles.pick}
            to={stayAddress(model, { checkIn: today, nights })}
            aria-current={isTonight && stay.nights === nights ? 'true' : undefined}
          >
            {nights === 1 ? (
              <Trans context="a stay of one night from today">Tonight</Trans>
            ) : (
              <Plural value={nights} one="# night" other="# nights" />
            )}
          </SiteLink>
        ))}
      </div>
      <details open={isApart}>
        <summary className={styles.opener}>
          {isApart ? (
            <>
              {formatDate(stay.checkIn, locale)} – {formatDate(stay.checkOut, locale)}
            </>
          ) : (
            <Trans>Other dates</Trans>
          )}
        </summary>
        <form key={`${stay.checkIn} ${stay.checkOut}`} className={styles.span} method="get" aria-label={t`Other dates`}>
          <input type="hidden" name="lang" value={locale} />
          <input type="hidden" name="adults" value={stay.guests.adults} />
          <input type="hidden" name="children" value={stay.guests.childAges.length} />
          <TextField
            type="date"
            name="from"
            label={t({ message: 'Arrival', context: 'the date of it' })}
            min={today}
            defaultValue={stay.checkIn}
          />
          <TextField
            type="date"
            name="to"
            label={t({ message: 'Departure', context: 'the date of it' })}
            min={today}
            defaultValue={stay.checkOut}
          />
          <div className={styles.show}>
            <Button type="submit" look="quiet">
              <Trans context="other dates of a stay">Show</Trans>
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
}
