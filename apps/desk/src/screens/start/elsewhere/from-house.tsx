import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../forms.module.css';
import type { StepModel } from '../start.model.ts';

/** Begins the rooms with those of another house of the same person. */
export function FromHouse({ others }: Pick<StepModel, 'others'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (others.length === 0) return null;
  return (
    <details className={styles.elsewhere}>
      <summary className={styles.opener}>
        <Trans>Copy from another property of yours</Trans>
      </summary>
      <form className={styles.form} method="post" action={postAddress('read-house', locale)} noValidate>
        <SelectField label={t`Property`} name="other">
          {others.map(({ hotelId, name }) => (
            <option key={hotelId} value={hotelId}>
              {name}
            </option>
          ))}
        </SelectField>
        <p>
          <Button type="submit" look="quiet">
            <Trans>Copy its rooms</Trans>
          </Button>
        </p>
      </form>
    </details>
  );
}
