import { Dialog } from '@latchkey/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as styles from './key-list.module.css';
import { listedKeys } from './keys.copy.ts';
import { areLettersOn, turnLetters } from './letters.ts';

/** What each key does, and whether letters do anything on this device. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [isOn, setIsOn] = useState(areLettersOn);
  const turn = (on: boolean): void => {
    turnLetters(on);
    setIsOn(on);
  };
  return (
    <Dialog open onClose={onClose} title={t({ message: 'Keyboard', context: 'list of keys' })}>
      <dl className={styles.list}>
        {listedKeys.map(({ keys, does }) => (
          <div key={keys.join(' ')} className={styles.row}>
            <dt className={styles.keys} dir="ltr">
              {keys.map((key) => (key === '…' ? ' … ' : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd>{i18n._(does)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input type="checkbox" className={styles.box} checked={isOn} onChange={(event) => turn(event.target.checked)} />
        {t`Keyboard shortcuts on this device`}
      </label>
    </Dialog>
  );
}
