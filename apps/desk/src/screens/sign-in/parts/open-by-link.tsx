import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemWords } from '../sign-in.copy.ts';
import type { SignInModel } from '../sign-in.model.ts';
import * as styles from '../../../parts/door/door.module.css';

/**
 * The page of a link. It is used by a press and not by being opened: programs that look into mail open every link in it.
 * The token goes as a field, so that it stands in no address once it was used.
 */
export function OpenByLink({ token, to, problem }: Pick<SignInModel, 'token' | 'to' | 'problem'>) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <form className={styles.form} method="post" action={postAddress('open', locale)}>
      {problem === null ? null : <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" wide>
        <Trans>Open the desk</Trans>
      </Button>
    </form>
  );
}
