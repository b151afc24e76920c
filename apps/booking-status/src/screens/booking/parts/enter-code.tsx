import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { small, soft } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { TextField } from '@latchkey/ui/text-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { codeButtons, codeNotices, requestCodeSpent } from '../booking.copy.ts';
import type { WantedCode } from '../booking.model.ts';
import * as styles from './enter-code.module.css';

/** Takes the code that confirms a held booking or sends its request, or has another sent. Plain forms: they work before, and without, a script. */
export function EnterCode({ bookingId, code }: { readonly bookingId: string; readonly code: WantedCode }) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  const action = `/api/booking-codes/${bookingId}?lang=${locale}`;
  const { minutesLeft, makes, notice } = code;
  const isError = notice !== null && notice !== 'code-sent';
  const isRequestSpent = notice === 'code-spent' && makes === 'requested';
  return (
    <div className={styles.code}>
      {notice === 'code-sent' ? <Notice role="status" title={i18n._(codeNotices[notice])} /> : null}
      <form method="post" action={action} className={styles.enter}>
        <TextField
          name="code"
          label={<Trans>Your six-digit code</Trans>}
          hint={t`${plural(minutesLeft, {
            one: 'The rooms are held for you for another minute.',
            other: 'The rooms are held for you for another # minutes.',
          })}`}
          error={isError ? i18n._(isRequestSpent ? requestCodeSpent : codeNotices[notice]) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          maxLength={12}
        />
        <Button type="submit">{i18n._(codeButtons[makes])}</Button>
      </form>
      <form method="post" action={action}>
        <p className={cx(small, soft)}>
          <Trans>No code has come?</Trans>
        </p>
        <Button type="submit" look="quiet">
          <Trans>Send another code</Trans>
        </Button>
      </form>
    </div>
  );
}
