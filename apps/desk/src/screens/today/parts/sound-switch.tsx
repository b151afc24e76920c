import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as menu from '../../../frame/menu.module.css';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { isSoundOn, keepSound, readySound, sound } from '../sound.ts';

/** Whether this device sounds when there is news: off until a person wants it. It sounds as it is switched on. */
export function SoundSwitch() {
  const hasScript = useHasScript();
  const [isKept, setIsKept] = useState(isSoundOn);
  // The server does not know the device.
  const isOn = hasScript && isKept;
  const turn = (): void => {
    keepSound(!isOn);
    setIsKept(!isOn);
    if (isOn) return;
    readySound();
    // A browser readies it in a moment.
    setTimeout(sound, 100);
  };
  return (
    <button type="button" className={menu.item} aria-pressed={isOn} onClick={turn}>
      {isOn ? <Trans>Sound is on</Trans> : <Trans>Sound is off</Trans>}
    </button>
  );
}
