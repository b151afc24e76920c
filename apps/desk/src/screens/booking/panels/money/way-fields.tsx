import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { wayWords } from '../../way.copy.ts';

/** By what money changes hands at the counter, and a remark for the books. */
export function WayFields() {
  const { t, i18n } = useLingui();
  const { typed } = useBooking().model;
  return (
    <>
      <SelectField name="method" label={t`How it is paid`} defaultValue={typed['method'] || 'cash'}>
        {waysAtProperty.map((way) => (
          <option key={way} value={way}>
            {i18n._(wayWords[way])}
          </option>
        ))}
      </SelectField>
      <TextField
        name="remark"
        label={t`Remark for the books`}
        optional
        dir="auto"
        maxLength={fieldLengths.invoiceCompany}
        defaultValue={typed['remark'] ?? ''}
      />
    </>
  );
}
