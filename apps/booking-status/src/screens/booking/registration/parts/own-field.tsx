import { countryFields, dateFields, hiddenFields, type RegistrationField } from '@latchkey/booking-core/registration';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { fieldNames, valueNames } from '../registering.copy.ts';
import type { RegisteringModel } from '../../registering.model.ts';
import type { OwnPlace } from '../../../../forms/to-fill-in.ts';

export type AskedField = OwnPlace['fields'][number];

const ofCountry: readonly RegistrationField[] = countryFields;
const hidden: readonly RegistrationField[] = hiddenFields;
const ofDay: readonly RegistrationField[] = dateFields;
/** What a browser may fill in of whoever holds the phone. */
const known: Readonly<Partial<Record<RegistrationField, string>>> = {
  surname: 'family-name',
  givenNames: 'given-name',
  birthDate: 'bday',
  address: 'street-address',
  postalCode: 'postal-code',
  town: 'address-level2',
  phone: 'tel',
  email: 'email',
};

/** A field of the law. The number of a document is never shown again: left empty it stays as it was given. */
export function OwnField({
  asked: { field, most, isOptional, values },
  place,
  model,
  arrival,
  otherwise,
}: {
  readonly asked: AskedField;
  readonly place: OwnPlace;
  readonly model: RegisteringModel;
  readonly arrival: LocalDate;
  /** What stands in it until the guest has said something: what who booked has. */
  readonly otherwise: string | undefined;
}) {
  const { i18n, t } = useLingui();
  const error = useFieldError(field, place, model.isChecked, arrival);
  const given = place.entry[field] ?? '';
  const isHidden = hidden.includes(field);
  const frame = {
    label: i18n._(fieldNames[field]),
    name: field,
    optional: isOptional,
    error,
    defaultValue: isHidden ? '' : (model.typed[field] ?? (given === '' ? (otherwise ?? '') : given)),
    autoComplete: place.place === 0 ? (known[field] ?? 'off') : 'off',
  };
  const nameOf = (value: string): string => {
    const name = valueNames[value];
    return name === undefined ? value : i18n._(name);
  };
  if (ofCountry.includes(field) || values !== undefined)
    return (
      <SelectField {...frame}>
        <option value="">{t({ message: 'Please choose', context: 'a value of a list' })}</option>
        {(values?.map((code) => ({ code, name: nameOf(code) })) ?? model.countries).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  if (ofDay.includes(field)) return <TextField {...frame} type="date" />;
  return (
    <TextField
      {...frame}
      maxLength={most}
      dir={isHidden || field === 'phone' || field === 'email' ? 'ltr' : 'auto'}
      inputMode={field === 'phone' ? 'tel' : field === 'email' ? 'email' : undefined}
      autoCapitalize={isHidden ? 'characters' : undefined}
      spellCheck={false}
      hint={isHidden && given !== '' ? t`Given: ${given}. Leave it empty to keep it.` : undefined}
    />
  );
}

function useFieldError(
  field: RegistrationField,
  { faults, entry }: OwnPlace,
  isChecked: boolean,
  arrival: LocalDate,
): string | undefined {
  const { t } = useLingui();
  switch (faults.find((one) => one.field === field)?.fault) {
    case 'missing':
      return isChecked ? t`Please fill this in.` : undefined;
    case 'letters':
      return t`Please use the letters of the passport’s lowest lines, A to Z.`;
    case 'too_long':
      return t`This is too long for the authority.`;
    case 'date':
      return t`Please check this day.`;
    case 'form':
      return t`Please check this.`;
    case undefined:
      return field === 'documentExpiry' && (entry.documentExpiry ?? arrival) < arrival
        ? t`It is no longer valid on the day of your arrival.`
        : undefined;
  }
}
