import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isSoundOn, keepSound, readySound, sound } from '../sound.ts';

/** Whether this device sounds when there is news: off until a person wants it. It sounds as it is switched on. */
export function SoundSwitch() {
  const [isOn, setIsOn] = useState(isSoundOn);
  const turn = (): void => {
    keepSound(!isOn);
    setIsOn(!isOn);
    if (isOn) return;
    readySound();
    // A browser readies it in a moment.
    setTimeout(sound, 100);
  };
  return (
    <TextButton aria-pressed={isOn} onClick={turn}>
      {isOn ? <Trans>Sound is on</Trans> : <Trans>Sound is off</Trans>}
    </TextButton>
  );
}
