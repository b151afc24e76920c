import { registrationFields } from '@latchkey/booking-core/registration';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../frame/action-form.tsx';
import { useHasScript } from '../../../../frame/use-has-script.ts';
import { saveCsv } from '../../../../parts/csv/csv.ts';
import { Sideways } from '../../../../parts/sideways/sideways.tsx';
import { oneOf } from '../../../../session/one-of.ts';
import { fieldNames, stayColumns } from '../registration.copy.ts';
import type { RegistrationModel } from '../registration.model.ts';
import * as styles from '../registration.module.css';

/** Asks for everybody who came on a day, as a police takes a list of the house's own making: who has read it is in the journal. */
export function DayForm({ today }: { readonly today: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <ActionForm action={postAddress('day', locale)} className={styles.receipt}>
      <TextField label={t`Arrivals of the day`} name="day" type="date" required max={today} defaultValue={today} />
      <Button type="submit" look="ink">
        <Trans>Make the list</Trans>
      </Button>
    </ActionForm>
  );
}

/** The rows of a day, shown this once; with a script they are saved as a table. */
export function DayRows({ list: { day, columns, rows } }: { readonly list: NonNullable<RegistrationModel['list']> }) {
  const { i18n, t } = useLingui();
  const hasScript = useHasScript();
  const names = columns.map((column) => {
    const field = oneOf(registrationFields, column);
    const name = field === undefined ? stayColumns[column] : fieldNames[field];
    return name === undefined ? column : i18n._(name);
  });
  if (rows.length === 0)
    return (
      <p role="status">
        <Trans>No one who arrived on that day is registered.</Trans>
      </p>
    );
  return (
    <section className={styles.file}>
      <Sideways label={t`List of a day`}>
        <table className={styles.rows}>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((text, at) => (
                  <td key={columns[at]} dir="auto">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {hasScript ? (
        <Button look="ink" onClick={() => saveCsv([names, ...rows], `registrations-${day}`)}>
          <Trans>Save as a table (CSV)</Trans>
        </Button>
      ) : null}
    </section>
  );
}
