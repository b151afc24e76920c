import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { TextButton } from '../button/text-button.tsx';
import { check } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import type { ShownToast, Toast } from './toast.types.ts';
import * as styles from './toast.module.css';

const lasts = 5000;
const lastsAfterHover = 1000;

/** One toast. It waits under the pointer or the focus, and goes a second after they leave (docs/rules.md, "Figures"). */
export function ToastCard({
  toast,
  onGone,
}: {
  readonly toast: Toast & ShownToast;
  readonly onGone: () => void;
}): ReactNode {
  const [held, setHeld] = useState(false);
  const [wasHeld, setWasHeld] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(gone, wasHeld ? lastsAfterHover : lasts);
    return () => clearTimeout(timer);
  }, [held, wasHeld]);
  const hold = (): void => {
    setHeld(true);
    setWasHeld(true);
  };
  const letGo = (): void => setHeld(false);
  const undo = toast.undo;
  return (
    <div
      className={styles.toast}
      data-ground="ink"
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon icon={toast.icon ?? check} />
      <div>
        {toast.text}
        {toast.notes?.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {undo === undefined ? null : (
          <div>
            <TextButton
              onClick={() => {
                undo.act();
                onGone();
                if (toast.from instanceof HTMLElement && toast.from.isConnected) toast.from.focus();
              }}
            >
              {undo.label}
            </TextButton>
          </div>
        )}
      </div>
    </div>
  );
}
