import { weekdays } from '@latchkey/booking-core/dates';
import { weekdayHeadings } from '@latchkey/format/date';
import { weekBegins } from '@latchkey/format/week';
import { usePage } from '@latchkey/site';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './figures-form.module.css';

/** Which nights are changed: a span, two more where they are wanted, and of them some days of the week. */
export function NightFields() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { grid, typed } = useRates().model;
  const { from: least, to: most } = grid.onSale;
  const first = t({ message: 'First night', context: 'whose figures are set' });
  const last = t({ message: 'Last night', context: 'whose figures are set' });
  const span = (from: 'from' | 'from2' | 'from3', to: 'to' | 'to2' | 'to3', usual: string) => (
    <div className={styles.span}>
      <TextField
        type="date"
        name={from}
        label={first}
        defaultValue={typed[from] === '' ? usual : typed[from]}
        min={least}
        max={most}
      />
      <TextField
        type="date"
        name={to}
        label={last}
        defaultValue={typed[to] === '' ? usual : typed[to]}
        min={least}
        max={most}
      />
    </div>
  );
  const isMore = typed.from2 !== '' || typed.from3 !== '';
  return (
    <div className={styles.nights}>
      {span('from', 'to', typed.from === '' ? grid.from : '')}
      <details open={isMore}>
        <summary className={styles.more}>
          <Trans context="of nights whose figures are set">Other nights with them</Trans>
        </summary>
        {span('from2', 'to2', '')}
        {span('from3', 'to3', '')}
      </details>
      <fieldset className={styles.days}>
        <legend className={styles.legend}>
          <Trans context="of nights whose figures are set">Only on (without any, every night)</Trans>
        </legend>
        {weekdays.map((_, at) => {
          const place = (weekBegins(locale) - 1 + at) % 7;
          const [name, heading] = [weekdays[place] ?? 'mon', weekdayHeadings(locale)[place]];
          return (
            <label key={name} className={styles.day}>
              <input
                type="checkbox"
                name={name}
                value="yes"
                defaultChecked={typed[name] !== ''}
                aria-label={heading?.long}
              />
              <span aria-hidden="true">{heading?.short}</span>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
