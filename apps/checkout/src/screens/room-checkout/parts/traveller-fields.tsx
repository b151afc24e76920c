import { CountryOptions } from '@latchkey/stay/phone';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { SelectField } from '@latchkey/ui/select-field';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NumberReader } from '../../../phone/use-number-reader.ts';
import {
  isOptional,
  travellerFieldNames,
  type TravellerField,
  type TravellerForm,
} from '@latchkey/booking-core/validation';
import { travellerFieldCopy } from '../traveller-fields.copy.ts';
import { Two } from './part.tsx';
import * as styles from './traveller-fields.module.css';

const MailDoubt = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './doubts.island.tsx').then(({ MailDoubt: part }) => part),
);

interface TravellerFieldsProps {
  readonly lead: TravellerForm;
  readonly phoneCountry: string;
  /** Null until it is there. */
  readonly reader: NumberReader | null;
  /** What is wrong with a field, by its id. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (lead: TravellerForm) => void;
  readonly onCountry: (country: string) => void;
}

/** The fields of the one who books: who is written to and called. */
export function TravellerFields({ lead, phoneCountry, reader, errorOf, onChange, onCountry }: TravellerFieldsProps) {
  const { t, i18n } = useLingui();
  const field = (name: TravellerField) => ({
    id: name,
    name,
    label: i18n._(travellerFieldCopy[name].label),
    enterKeyHint: 'next' as const,
    value: lead[name],
    error: errorOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...lead, [name]: event.target.value }),
  });
  return (
    <Two>
      {travellerFieldNames.map((name) => {
        if (name === 'contactNumber') return null;
        const { hint, autoComplete = 'off', inputMode } = travellerFieldCopy[name];
        const more = {
          ...(hint && { hint: i18n._(hint) }),
          ...(isOptional(name) ? { optional: true } : { required: true }),
        };
        return name === 'email' ? (
          <EmailField
            key={name}
            {...more}
            {...field(name)}
            hint={
              <>
                {more.hint}{' '}
                {reader === null ? null : (
                  <MailDoubt typed={lead.email} onUse={(email) => onChange({ ...lead, email })} />
                )}
              </>
            }
          />
        ) : (
          <TextField
            key={name}
            autoComplete={autoComplete}
            {...(inputMode && { inputMode })}
            {...more}
            {...field(name)}
          />
        );
      })}
      <div className={styles.phone}>
        <SelectField
          id="phoneCountry"
          name="phoneCountry"
          label={t`Country`}
          autoComplete="tel-country-code"
          value={phoneCountry}
          onChange={(event) => onCountry(event.target.value)}
        >
          <CountryOptions chosen={phoneCountry} />
        </SelectField>
        <TextField type="tel" inputMode="tel" dir="ltr" autoComplete="tel" required {...field('contactNumber')} />
        <p className={styles.read}>
          <ReadAs typed={lead.contactNumber} country={phoneCountry} read={reader} />
        </p>
      </div>
    </Two>
  );
}

/** How the number is read, for the guest to see before anything is sent to it. */
function ReadAs({
  typed,
  country,
  read: reader,
}: {
  readonly typed: string;
  readonly country: string;
  readonly read: NumberReader | null;
}) {
  const read = reader?.(typed, country) ?? null;
  if (read === null) return <Trans>Only for this stay. Your confirmation comes here by SMS too.</Trans>;
  const number = <bdi dir="ltr">{read.shown}</bdi>;
  return <Trans>Your confirmation comes by SMS to {number} too.</Trans>;
}
