import type { RegistrationPlace } from '@latchkey/api-contract/types';
import { countryFields, dateFields, hiddenFields, type RegistrationField } from '@latchkey/booking-core/registration';
import { formatNumber } from '@latchkey/format/number';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../frame/action-form.tsx';
import { fieldNames, valueNames } from '../registration.copy.ts';
import * as styles from '../registration.module.css';
import type { RegistrationOfStay } from '../registration.model.ts';

const dates: readonly RegistrationField[] = dateFields;
const ofCountry: readonly RegistrationField[] = countryFields;

type Asked = RegistrationPlace['fields'][number];

interface OfTraveller extends Pick<RegistrationOfStay, 'stay' | 'countries'> {
  readonly place: RegistrationPlace;
}

/** What decides whether somebody is registered is asked of everybody. */
const first: readonly Asked[] = [{ field: 'nationality', most: 2, isOptional: false, isOfDeparture: false }];

/** A traveller: the fields of the duty, and no others. */
export function TravellerForm({ stay, place, countries }: OfTraveller) {
  const { t } = useLingui();
  const { locale } = usePage();
  const number = formatNumber(place.place + 1, locale);
  const relation: readonly Asked[] =
    stay.scheme === 'meldeschein' && !place.fields.some(({ field }) => field === 'relation')
      ? [
          {
            field: 'relation',
            most: 10,
            isOptional: true,
            isOfDeparture: false,
            values: ['head', 'spouse', 'child', 'relative', 'group'],
          },
        ]
      : [];
  const asked = [
    ...(place.fields.some(({ field }) => field === 'nationality') ? [] : first),
    ...relation,
    ...place.fields.filter(({ isOfDeparture }) => !isOfDeparture || stay.hasArrived),
  ];
  const name = place.isChild ? t`Child ${number}` : t`Traveller ${number}`;
  return (
    <ActionForm action={postAddress('keep', locale, { stay: stay.bookingId })} className={styles.form}>
      <h2 className={styles.part}>{name}</h2>
      <input type="hidden" name="booking" value={stay.bookingId} />
      <input type="hidden" name="place" value={place.place} />
      <input type="hidden" name="fields" value={asked.map(({ field }) => field).join(' ')} />
      {place.duty === 'none' ? (
        <p>
          <Trans>The law asks for no registration of this traveller.</Trans>
        </p>
      ) : null}
      {place.duty === 'counted' ? (
        <p>
          <Trans>Stands by number and nationality on the sheet of the family or group.</Trans>
        </p>
      ) : null}
      <div className={styles.fields}>
        {asked.map((one) => (
          <Field key={one.field} asked={one} place={place} countries={countries} />
        ))}
      </div>
      <Button type="submit" look="ink">
        <Trans>Save</Trans>
      </Button>
    </ActionForm>
  );
}

function Field({
  asked: { field, most, isOptional, values },
  place,
  countries,
}: Pick<OfTraveller, 'place' | 'countries'> & { readonly asked: Asked }) {
  const { i18n, t } = useLingui();
  const said = place.entry[field] ?? '';
  const fault = place.faults.find((one) => one.field === field)?.fault;
  const words =
    fault === undefined || fault === 'missing'
      ? undefined
      : fault === 'letters'
        ? t`Please use the letters of the passport’s lowest lines, A to Z.`
        : fault === 'too_long'
          ? t`This is too long for the authority.`
          : t`Please check this.`;
  const valueName = (value: string): string => {
    const name = valueNames[value];
    return name === undefined ? value : i18n._(name);
  };
  const frame = {
    label: i18n._(fieldNames[field]),
    name: field,
    optional: isOptional,
    error: words,
    defaultValue: said,
  };
  if (ofCountry.includes(field) || values !== undefined) {
    const options = values?.map((code) => ({ code, name: valueName(code) })) ?? countries;
    return (
      <SelectField {...frame}>
        <option value="">{t({ message: 'Please choose', context: 'a value of a list' })}</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  if (dates.includes(field)) return <TextField {...frame} type="date" autoComplete="off" />;
  const isNumber = (hiddenFields as readonly string[]).includes(field);
  return <TextField {...frame} maxLength={most} autoComplete="off" dir={isNumber ? 'ltr' : 'auto'} />;
}
