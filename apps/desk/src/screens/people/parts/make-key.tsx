import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { daysOfKeys } from '../days-of-keys.ts';
import { problemWords } from '../people.copy.ts';
import type { PeopleModel } from '../people.model.ts';
import * as styles from './api-keys.module.css';

/** Makes a key for a program, which ends by itself. */
export function MakeKey({ problem }: Pick<PeopleModel, 'problem'>) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const isMissing = problem === 'key_name_missing';
  return (
    <details open={isMissing} aria-label={t`Create a key`}>
      <summary className={styles.opener}>
        <Trans>Create a key</Trans>
      </summary>
      <form
        className={styles.form}
        method="post"
        action={postAddress('make-key', locale)}
        aria-label={t`Create a key`}
        noValidate
      >
        <TextField
          label={t`What the key is for`}
          name="keyName"
          autoComplete="off"
          error={isMissing ? i18n._(problemWords.key_name_missing) : undefined}
        />
        <SelectField label={t`Valid for`} name="days" defaultValue="365">
          {daysOfKeys.map((days) => (
            <option key={days} value={days}>
              {t`${plural(days, { one: '# day', other: '# days' })}`}
            </option>
          ))}
        </SelectField>
        <Button type="submit">
          <Trans>Create key</Trans>
        </Button>
      </form>
    </details>
  );
}
