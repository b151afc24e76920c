import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { x } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** The guest closed it: Escape, the cross, or a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: 'normal' | 'wide' | undefined;
  readonly children: ReactNode;
  /** Stays in sight at the foot: the one act. */
  readonly foot?: ReactNode;
}

/**
 * The browser's own modal dialog: focus goes in, Escape closes, the opener gets the focus back, the page behind is inert.
 * Under 768 px it is a sheet from the bottom edge. Its children are there while it is open, and go once it is seen to have closed.
 */
export function Dialog({ open, onClose, title, size = 'normal', children, foot }: DialogProps): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useEffectEvent((event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  });
  useEffect(() => {
    // The backdrop belongs to the <dialog> element: a press whose target is the dialog itself is outside its content.
    const dialog = ref.current;
    dialog?.addEventListener('click', pressed);
    return () => dialog?.removeEventListener('click', pressed);
  }, []);
  const content = open ? (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t({ message: 'Close', context: 'a dialog' })}
          onClick={onClose}
        >
          <Icon icon={x} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
    </>
  ) : null;
  // To take a calendar of a year down, or to draw it without the focus, keeps a phone for longer than a press may: the dialog
  // is out of sight before that.
  const last = useDeferredValue(content);
  const shown = content ?? last;
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.open === false) dialog.showModal();
    if (shown === null && dialog?.open === true) dialog.close();
  });
  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, size === 'wide' && styles.wide)}
      aria-labelledby={titleId}
      hidden={!open}
      onClose={onClose}
    >
      {shown}
    </dialog>
  );
}
