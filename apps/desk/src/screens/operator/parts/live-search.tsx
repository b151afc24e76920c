import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { defaultLocale, deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../operator.module.css';

/** Finds live hotels by a part of their address, or by their number. */
export function LiveSearch({ q }: { readonly q: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <form method="get" action={deskUrl('operator')} role="search" className={styles.search}>
      {locale === defaultLocale ? null : <input type="hidden" name="lang" value={locale} />}
      <TextField
        type="search"
        name="q"
        label={t`Part of the address, or number`}
        defaultValue={q}
        maxLength={houseFieldLengths.find}
        dir="auto"
      />
      <Button type="submit" look="quiet" size="small">
        <Trans context="among the hotels">Find</Trans>
      </Button>
    </form>
  );
}
