import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../forms.module.css';

/** Fills the fields of the house in from a hotel list feed. */
export function FromList({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <details className={styles.elsewhere} open={typed['list'] !== undefined}>
      <summary className={styles.opener}>
        <Trans>Import from a hotel list</Trans>
      </summary>
      <form className={styles.form} method="post" action={postAddress('read-list', locale)} noValidate>
        <TextArea
          name="list"
          id="list"
          label={t`Your hotel list feed, as Google takes it (XML)`}
          rows={5}
          maxLength={houseFieldLengths.list}
          defaultValue={typed['list'] ?? ''}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <p>
          <Button type="submit" look="quiet">
            <Trans>Fill in from the list</Trans>
          </Button>
        </p>
      </form>
    </details>
  );
}
