import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TableModel } from '../settings.model.ts';
import { tableFaultWords } from './table.copy.ts';
import * as styles from './table.module.css';

/** By which spreadsheets know that a file is in UTF-8. */
const mark = '\uFEFF';

/** Rooms and prices out of a spreadsheet: the table as it stands to be changed, and what is wrong beside what was pasted. */
export function Table({ model: { draft, template, pasted, faults } }: { readonly model: TableModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  return (
    <>
      <p>
        <Trans>
          One line a room type, one column a rate plan. Prices and days may be written as you do: 1.234,50 or ₹1,234,
          1.4.2027 or 2027-04-01. With a day in the column From the price holds from that night on.
        </Trans>
      </p>
      <p>
        <a
          className={textLinkClass}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(mark + template)}`}
          download="rooms.csv"
        >
          <Trans>Download your rooms and prices as a table</Trans>
        </a>
      </p>
      <form method="post" action={postAddress('read-table', locale)} className={styles.form} noValidate>
        <input type="hidden" name="version" value={draft.version} />
        <TextArea
          name="table"
          label={t`Paste the table here`}
          defaultValue={pasted}
          rows={12}
          maxLength={houseFieldLengths.table}
          spellCheck={false}
          dir="auto"
          error={faults.length === 0 ? undefined : t`Some of it cannot be read: see below.`}
        />
        {faults.length === 0 ? null : (
          <ol className={styles.faults}>
            {faults.map(({ code, line, column, cell }, at) => (
              <li key={`${at} ${code}`}>
                {line === null ? null : (
                  <b>
                    <Trans context="a place in a table">Line {line}</Trans>
                    {column === null ? null : (
                      <>
                        , <bdi>{column}</bdi>
                      </>
                    )}
                    {': '}
                  </b>
                )}
                {cell === null ? null : (
                  <>
                    <q className={styles.cell}>
                      <bdi>{cell}</bdi>
                    </q>{' '}
                  </>
                )}
                {i18n._(tableFaultWords[code])}
              </li>
            ))}
          </ol>
        )}
        <p>
          <Button type="submit">
            <Trans context="a table of rooms and prices">Add to draft</Trans>
          </Button>
        </p>
      </form>
    </>
  );
}
