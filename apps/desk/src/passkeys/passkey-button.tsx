import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { fingerprintPattern } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { PasskeyAct } from './passkey-acts.ts';
import * as styles from './passkey-button.module.css';
import { passkeyProblemWords } from './passkey.copy.ts';
import { usePasskey } from './use-passkey.ts';

/** A button that does something with this device's passkey, and says below it why that was not possible. */
export function PasskeyButton({
  act,
  onDone,
  look,
  size,
  children,
}: {
  readonly act: PasskeyAct;
  readonly onDone: () => void;
  readonly children: ReactNode;
} & Pick<ComponentProps<typeof Button>, 'look' | 'size'>) {
  const { i18n } = useLingui();
  const { isBusy, problem, press } = usePasskey(act, onDone);
  return (
    <div className={styles.passkey}>
      <Button look={look} size={size} busy={isBusy} onClick={press}>
        <Icon icon={fingerprintPattern} className={styles.icon} />
        {children}
      </Button>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {i18n._(passkeyProblemWords[problem])}
        </p>
      )}
    </div>
  );
}
