import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { EmailField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemWords } from '../sign-in.copy.ts';
import type { SignInModel } from '../sign-in.model.ts';
import * as styles from '../../../parts/door/door.module.css';

/** Asks for a link by mail. Its answer is the same whether or not somebody of that address works here. */
export function AskForLink({ mail, to, problem }: Pick<SignInModel, 'mail' | 'to' | 'problem'>) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const isOfField = problem === 'email_missing' || problem === 'email_invalid';
  return (
    <form className={styles.form} method="post" action={postAddress('ask', locale)} noValidate>
      {problem === null || isOfField ? null : <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />}
      <input type="hidden" name="to" value={to} />
      <EmailField
        label={t`No passkey here? Your email address`}
        name="mail"
        autoComplete="username"
        defaultValue={mail}
        error={isOfField ? i18n._(problemWords[problem]) : undefined}
        hint={t`The link works once, for 10 minutes, in this browser.`}
      />
      <Button type="submit" look="quiet" className={styles.start}>
        <Trans>Send me a link</Trans>
      </Button>
      <p className={styles.other}>
        <SiteLink className={styles.link} to={deskUrl('signIn', {}, { by: 'code', ...(to === '' ? {} : { to }) })}>
          <Trans>Use the recovery code you printed</Trans>
        </SiteLink>
      </p>
    </form>
  );
}
