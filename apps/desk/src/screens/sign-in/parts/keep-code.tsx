import { LinkButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { SignInModel } from '../sign-in.model.ts';
import * as styles from '../../../parts/door/door.module.css';

/** The new recovery code, which no page shows again, and the way on. */
export const KeepCode = ({ recoveryCode, to }: Pick<SignInModel, 'recoveryCode' | 'to'>) => (
  <div className={styles.form}>
    <p className={styles.kept} dir="ltr">
      {recoveryCode}
    </p>
    <LinkButton href={to} wide>
      <Trans>I have it on paper</Trans>
    </LinkButton>
  </div>
);
