import { currencySign } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { Part } from './part.tsx';

/** Opens the person's own drawer with the cash that is counted in it. */
export function OpenDrawer({ model: { counter, key, typed } }: { readonly model: FramedCounter }) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (!counter.hasDrawer) return null;
  const sign = currencySign(counter.currency, locale);
  return (
    <Part title={<Trans>Cash drawer</Trans>} note={<Trans context="state of a cash drawer">closed</Trans>}>
      <p className={styles.say}>
        <Trans>
          Count the cash in the drawer before you begin. Cash that you take or return is then part of it; without an
          open drawer it belongs to no shift and is listed at the end of the day.
        </Trans>
      </p>
      <ActionForm className={styles.row} action={postAddress('open', locale)} noValidate>
        <input type="hidden" name="key" value={key} />
        <TextField
          name="float"
          label={t`Counted in the drawer, in ${sign}`}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          defaultValue={typed['float'] ?? ''}
        />
        <Button type="submit">
          <Trans>Open cash drawer</Trans>
        </Button>
      </ActionForm>
    </Part>
  );
}
