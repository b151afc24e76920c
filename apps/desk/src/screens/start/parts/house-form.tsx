import { houseKinds } from '@latchkey/booking-core/onboarding';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { SelectField } from '@latchkey/ui/select-field';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultWords, kindNames, problemWords } from '../start.copy.ts';
import type { StepModel } from '../start.model.ts';
import * as styles from '../forms.module.css';
import { StepFoot } from './step-foot.tsx';

/** What the house is, and where. */
export function HouseForm({ model }: { readonly model: StepModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { start, countries, typed, problem, person } = model;
  const house = start?.answers.house ?? null;
  const valueOf = (name: string): string =>
    typed[name] ?? String((house as Readonly<Record<string, string | number | null>> | null)?.[name] ?? '');
  const errorOf = (name: string): string | undefined => {
    const fault = start?.faults.find(({ field }) => field === name);
    return fault === undefined ? undefined : i18n._(faultWords[fault.code]);
  };
  const fieldOf = (name: string) => ({ name, id: name, defaultValue: valueOf(name), error: errorOf(name) });
  const isPlaceWanted = errorOf('latitude') !== undefined || valueOf('latitude') !== '';
  const isMailWrong = problem === 'email_missing' || problem === 'email_invalid';
  return (
    <form className={styles.form} method="post" action={postAddress('house', locale)} noValidate>
      <input type="hidden" name="version" value={start?.version ?? 0} />
      <ChoiceGroup legend={t`What is it?`} className={styles.choices ?? ''}>
        {houseKinds.map((kind) => (
          <Choice
            key={kind}
            name="kind"
            value={kind}
            label={i18n._(kindNames[kind])}
            defaultChecked={(valueOf('kind') || 'hotel') === kind}
          />
        ))}
      </ChoiceGroup>
      <TextField
        {...fieldOf('name')}
        label={t`Name of the property`}
        maxLength={houseFieldLengths.name}
        autoComplete="organization"
      />
      <TextField
        {...fieldOf('sentence')}
        label={t`What guests should know first`}
        optional
        maxLength={houseFieldLengths.sentence}
        hint={t`One sentence, shown large on your page.`}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <SelectField
          label={t`Country`}
          name="country"
          id="country"
          hint={t`In Portugal, Spain, Italy, Greece and Nepal invoices are not issued here: the invoice settings say what to use.`}
          defaultValue={valueOf('country')}
          error={errorOf('country')}
        >
          <option value="">{t({ message: 'Choose', context: 'a country' })}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...fieldOf('city')}
          label={t`City`}
          maxLength={houseFieldLengths.city}
          autoComplete="address-level2"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...fieldOf('street')}
          label={t`Street and number`}
          maxLength={houseFieldLengths.street}
          autoComplete="street-address"
        />
        <TextField
          {...fieldOf('postalCode')}
          label={t`Postal code`}
          optional
          maxLength={houseFieldLengths.postalCode}
          dir="ltr"
          autoComplete="postal-code"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...fieldOf('phone')}
          type="tel"
          dir="ltr"
          label={t`Phone, with the country’s code`}
          maxLength={houseFieldLengths.phone}
          autoComplete="tel"
        />
        <EmailField
          label={t`Email address of the property`}
          name="email"
          id="email"
          defaultValue={valueOf('email') || person.mail}
          error={isMailWrong ? i18n._(problemWords[problem]) : errorOf('email')}
          autoComplete="email"
        />
      </div>
      <details className={styles.more} open={isPlaceWanted || errorOf('slug') !== undefined}>
        <summary className={styles.opener}>
          <Trans>Place on the map, and your address here</Trans>
        </summary>
        <div className={styles.pair}>
          <TextField
            {...fieldOf('latitude')}
            label={t`Latitude`}
            optional
            dir="ltr"
            inputMode="decimal"
            maxLength={houseFieldLengths.coordinate}
            autoComplete="off"
            hint={t`Such as 27.7146. In the cities that we know the middle is taken.`}
          />
          <TextField
            {...fieldOf('longitude')}
            label={t`Longitude`}
            optional
            dir="ltr"
            inputMode="decimal"
            maxLength={houseFieldLengths.coordinate}
            autoComplete="off"
          />
        </div>
        <TextField
          {...fieldOf('slug')}
          label={t`Last part of your address here`}
          optional
          dir="ltr"
          maxLength={houseFieldLengths.slug}
          autoComplete="off"
          autoCapitalize="none"
          hint={
            start === null ? undefined : (
              <bdi dir="ltr" className={styles.address}>
                {start.address}
              </bdi>
            )
          }
        />
      </details>
      <StepFoot step="house" start={start}>
        <Button type="submit">
          <Trans>Next: rooms</Trans>
        </Button>
      </StepFoot>
    </form>
  );
}
