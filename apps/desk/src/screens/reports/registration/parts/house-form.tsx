import { registrationFields } from '@latchkey/booking-core/registration';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../frame/action-form.tsx';
import { fieldNames, houseNames } from '../registration.copy.ts';
import type { HouseSettings, RegistrationProblem } from '../registration.model.ts';
import * as styles from '../registration.module.css';

/** What the house says of itself to its authority; its keys are written and never shown. */
export function HouseForm({
  settings,
  problem,
}: {
  readonly settings: HouseSettings;
  readonly problem: RegistrationProblem | null;
}) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { houseFields, keyFields, house, houseMissing, hasKeys, ownFields, scheme } = settings;
  const isOwnCard = scheme === null || scheme === 'own-card';
  if (houseFields.length === 0 && keyFields.length === 0 && !isOwnCard) return null;
  const nameOf = (field: string): string => {
    const name = houseNames[field];
    return name === undefined ? field : i18n._(name);
  };
  return (
    <details className={styles.house} open={houseMissing.length > 0 || problem === 'unknown_field'}>
      <summary className={styles.opener}>
        <Trans>Property details for the authority</Trans>
      </summary>
      <ActionForm action={postAddress('settings', locale)} className={styles.form}>
        <input type="hidden" name="houseFields" value={houseFields.join(' ')} />
        <input type="hidden" name="keyFields" value={keyFields.join(' ')} />
        <div className={styles.fields}>
          {houseFields.map((field) => (
            <TextField
              key={field}
              label={nameOf(field)}
              name={`house-${field}`}
              defaultValue={house[field] ?? ''}
              autoComplete="off"
              error={house[field] !== undefined && houseMissing.includes(field) ? t`Please check this.` : undefined}
            />
          ))}
          {keyFields.map((field) => (
            <TextField
              key={field}
              label={nameOf(field)}
              name={`key-${field}`}
              type="password"
              dir="ltr"
              autoComplete="new-password"
              hint={hasKeys ? t`Saved. Leave empty to keep it.` : undefined}
            />
          ))}
        </div>
        {isOwnCard ? (
          <fieldset className={styles.own}>
            <legend>
              <Trans>Fields on the property’s registration card</Trans>
            </legend>
            {registrationFields.map((field) => (
              <label key={field} className={styles.tick}>
                <input type="checkbox" name={`own-${field}`} value="yes" defaultChecked={ownFields.includes(field)} />
                {i18n._(fieldNames[field])}
              </label>
            ))}
          </fieldset>
        ) : null}
        <Button type="submit" look="ink">
          <Trans>Save</Trans>
        </Button>
      </ActionForm>
    </details>
  );
}
