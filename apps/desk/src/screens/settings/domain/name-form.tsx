import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './domain.module.css';

/** Where a hotel says which address is its own. */
export function NameForm({ typed, isWrong }: { readonly typed: string; readonly isWrong: boolean }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <form method="post" action={postAddress('name-domain', locale)} className={styles.form} noValidate>
      <TextField
        name="host"
        label={t`The address that you have bought`}
        hint={t`For example www.your-hotel.com`}
        defaultValue={typed}
        maxLength={houseFieldLengths.host}
        error={isWrong ? t`Please check the messages above.` : undefined}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
      />
      <Button type="submit" className={styles.act}>
        <Trans>Use this address</Trans>
      </Button>
      <p className={soft}>
        <Trans>
          Add two DNS records where you bought it; the next page shows which. The certificate is set up automatically,
          and your current address redirects to it.
        </Trans>
      </p>
    </form>
  );
}
