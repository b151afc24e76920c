import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { signInUrl } from '../../../session/sign-in-url.ts';
import { problemWords } from '../sign-in.copy.ts';
import type { SignInModel } from '../sign-in.model.ts';
import * as styles from '../../../parts/door/door.module.css';

/** Signs in by a printed code: for people who lack mail or a device of their own. */
export function OpenByCode({ mail, to, problem }: Pick<SignInModel, 'mail' | 'to' | 'problem'>) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const isOfField = problem === 'email_missing' || problem === 'email_invalid';
  return (
    <form className={styles.form} method="post" action={postAddress('code', locale, { by: 'code' })} noValidate>
      {problem === null || isOfField ? null : <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />}
      <input type="hidden" name="to" value={to} />
      <EmailField
        label={t`Your email address`}
        name="mail"
        autoComplete="username"
        defaultValue={mail}
        error={isOfField ? i18n._(problemWords[problem]) : undefined}
      />
      <TextField label={t`Recovery code`} name="code" autoComplete="off" spellCheck={false} dir="ltr" />
      <Button type="submit" wide>
        <Trans>Open the desk</Trans>
      </Button>
      <p className={styles.other}>
        <SiteLink className={styles.link} to={signInUrl(to)}>
          <Trans>Send me a link</Trans>
        </SiteLink>
      </p>
    </form>
  );
}
