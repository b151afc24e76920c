import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { hung, hungTag } from '@latchkey/ui/hung-tag';
import { Notice } from '@latchkey/ui/notice';
import { soft } from '@latchkey/ui/text';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { signInUrl } from '../../../session/sign-in-url.ts';
import { problemWords } from '../start.copy.ts';
import type { AskModel } from '../start.model.ts';
import * as styles from '../../../parts/door/door.module.css';

/** The first page: a mail address, and a link that comes to it. Its answer is the same whoever asks. */
export function AskToStart({ model: { page, mail, name, problem } }: { readonly model: AskModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const isOfMail = problem === 'email_missing' || problem === 'email_invalid';
  const isOfName = problem === 'name_missing';
  return (
    <div className={styles.wall}>
      <div className={styles.rail} />
      <main id="main" className={cx(hung, styles.hang)}>
        <div className={cx(hungTag, styles.tag)}>
          <h1 className={styles.title}>
            {page === 'sent' ? <Trans>Check your inbox</Trans> : <Trans>Your property, bookable</Trans>}
          </h1>
          <p>
            {page === 'sent' ? (
              <Trans>A link is on its way. It works once, for 10 minutes, in this browser.</Trans>
            ) : (
              <Trans>Set it up yourself, see it before guests do, and open it when you like it.</Trans>
            )}
          </p>
        </div>
        <div className={styles.slip}>
          {page === 'sent' ? (
            <>
              <p className={soft}>
                <Trans>Nothing after a minute? Check your spam folder.</Trans>
              </p>
              <p>
                <SiteLink className={styles.link} to={deskUrl('start')}>
                  <Trans>Ask for another link</Trans>
                </SiteLink>
              </p>
            </>
          ) : (
            <form className={styles.form} method="post" action={postAddress('ask', locale)} noValidate>
              {problem === null || isOfMail || isOfName ? null : (
                <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />
              )}
              <TextField
                label={t`Your name`}
                name="name"
                autoComplete="name"
                maxLength={fieldLengths.personName}
                defaultValue={name}
                error={isOfName ? i18n._(problemWords[problem]) : undefined}
              />
              <EmailField
                label={t`Your email address`}
                name="mail"
                autoComplete="username"
                defaultValue={mail}
                error={isOfMail ? i18n._(problemWords[problem]) : undefined}
                hint={t`No password: a link signs you in, and a passkey does later if you like.`}
              />
              <Button type="submit" className={styles.start}>
                <Trans>Send me the link</Trans>
              </Button>
              <p className={styles.other}>
                <SiteLink className={styles.link} to={signInUrl(deskUrl('start'))}>
                  <Trans>You have been here before? Sign in</Trans>
                </SiteLink>
              </p>
            </form>
          )}
        </div>
      </main>
    </div>
  );
}
