import type { PropertyFolio } from '@latchkey/api-contract/types';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import { payerLetter } from './payer-mark.tsx';
import { useLineWords } from './use-line-words.ts';

/** Whose line it is, where a folio has several payers. */
export function ToPayer({
  folio: { payers },
  name = 'payer',
  label,
}: {
  readonly folio: PropertyFolio;
  readonly name?: string;
  readonly label?: string;
}) {
  const { t } = useLingui();
  if (payers.length < 2) return null;
  return (
    <SelectField
      name={name}
      label={label ?? t`Who pays it`}
      defaultValue={payers[name === 'to' ? 1 : 0]?.payerId ?? ''}
    >
      {payers.map(({ payerId, name: called }) => (
        <option key={payerId} value={payerId}>
          {payerLetter(payers, payerId)} · {called}
        </option>
      ))}
    </SelectField>
  );
}

/** Which line, by what it is and its sum. */
export function FromLine({ lines }: { readonly lines: PropertyFolio['lines'] }) {
  const { t } = useLingui();
  const { typed } = useBooking().model;
  const say = useSums();
  const words = useLineWords();
  return (
    <SelectField name="line" label={t`Which line`} defaultValue={typed['line'] || (lines.at(-1)?.id ?? '')}>
      {lines.map((line) => (
        <option key={line.id} value={line.id}>
          {words(line).label} · {say(line.amount)}
        </option>
      ))}
    </SelectField>
  );
}

/** Why, for the journal and the account. */
export function WhyField({ optional = false }: { readonly optional?: boolean }) {
  const { t } = useLingui();
  const { typed } = useBooking().model;
  return (
    <TextField
      name="why"
      label={t`Reason`}
      dir="auto"
      required={!optional}
      optional={optional}
      maxLength={fieldLengths.propertyNote}
      defaultValue={typed['why']}
    />
  );
}
