import { useNavigation } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { pushProblemWords } from './push.copy.ts';
import { usePush } from './use-push.ts';
import * as styles from './push-switch.module.css';

/** Switches on in this browser what is pushed of a hotel; where that cannot be, it says why and what helps. */
export function PushSwitch({
  hotel,
  publicKey,
}: {
  readonly hotel: { readonly hotelId: number; readonly name: string };
  readonly publicKey: string;
}) {
  const { t, i18n } = useLingui();
  const { go } = useNavigation();
  const { hotelId, name } = hotel;
  const { here, isBusy, problem, switchOn } = usePush({ hotelId, publicKey }, () =>
    go(deskUrl('you', {}, { done: 'told' }), { replace: true }),
  );
  const standing = here === 'blocked' || here === 'home_screen' || here === 'impossible' ? here : null;
  const why = problem ?? standing;
  return (
    <div className={styles.push}>
      {here === null || standing !== null ? null : (
        <Button look="quiet" size="small" busy={isBusy} onClick={switchOn} aria-label={t`Tell this device: ${name}`}>
          <Trans>Tell this device</Trans>
        </Button>
      )}
      {why === null ? null : (
        <p className={styles.why} role={problem === null ? undefined : 'alert'}>
          {i18n._(pushProblemWords[why])}
        </p>
      )}
    </div>
  );
}
