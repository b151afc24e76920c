import type { ItineraryPurpose } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { purposeWords } from '../planner.copy.ts';
import { purposes } from '../planner.model.ts';
import * as styles from './purposes.module.css';

/** What the guest is here for: a plain form, so that it works before any script does. */
export function Purposes({ chosen }: { readonly chosen: ItineraryPurpose }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <form method="get" className={styles.form}>
      <input type="hidden" name="lang" value={locale} />
      <SelectField label={<Trans>What are you here for?</Trans>} name="purpose" defaultValue={chosen} key={chosen}>
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {i18n._(purposeWords[purpose])}
          </option>
        ))}
      </SelectField>
      <Button type="submit">
        <Trans>Write my day</Trans>
      </Button>
    </form>
  );
}
