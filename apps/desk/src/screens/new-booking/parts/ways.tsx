import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { FieldError } from '@latchkey/ui/field-error';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemWords, wayNames } from '../new-booking.copy.ts';
import { waysToPay, type FramedNewBooking, type TypedBooking } from '../new-booking.model.ts';
import * as styles from '../new-booking.module.css';

/** How it is paid. Nothing is chosen beforehand: a press too many would record money that nobody took. */
export function Ways({ model, typed }: { readonly model: FramedNewBooking; readonly typed: TypedBooking }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { problem, canSendLink, optionEnds, timeZone } = model;
  const ways = waysToPay.filter(
    (way) => (way !== 'link' || canSendLink) && (way !== 'option' || optionEnds.length > 0),
  );
  const said = (end: string): string =>
    `${formatMomentDate(Date.parse(end), timeZone, locale)} ${formatMomentTime(Date.parse(end), timeZone, locale)}`;
  return (
    <fieldset className={styles.ways} aria-describedby={problem === 'way_missing' ? 'way-error' : undefined}>
      <legend className={styles.heading}>
        <Trans context="of a booking at the desk">Payment</Trans>
      </legend>
      <div className={styles.picks}>
        {ways.map((way) => (
          <label key={way} className={styles.way}>
            <input type="radio" name="way" value={way} defaultChecked={typed.way === way} />
            {i18n._(wayNames[way])}
          </label>
        ))}
      </div>
      {problem === 'way_missing' ? <FieldError id="way-error">{i18n._(problemWords.way_missing)}</FieldError> : null}
      {optionEnds.length === 0 ? null : (
        <div className={styles.until}>
          <SelectField
            label={t({ message: 'Option until', context: 'when rooms are held no longer' })}
            name="until"
            defaultValue={optionEnds.includes(typed.until) ? typed.until : optionEnds[0]}
          >
            {optionEnds.map((end) => (
              <option key={end} value={end}>
                {said(end)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </fieldset>
  );
}
