import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { x } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './dialog.module.css';
import { useClosing } from './use-closing.ts';

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
  const content = (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
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
  );
  // The browser reports later that it has closed: by then the dialog may be open again.
  const closed = (): void => {
    if (ref.current?.open !== true) onClose();
  };
  const { isThere, opening } = useClosing(open);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.open === false) {
      dialog.showModal();
      // The browser takes the first button, which closes: the key that has opened the dialog would shut it again.
      dialog.querySelector('h2')?.focus();
    }
    // The browser brings the page behind back to life: not within the press, which is painted first.
    const closing = open ? 0 : setTimeout(() => dialog?.close());
    return () => clearTimeout(closing);
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, size === 'wide' && styles.wide)}
      aria-labelledby={titleId}
      hidden={!open}
      onCancel={onClose}
      onClose={closed}
    >
      {isThere ? (
        <Content key={opening} isShown={open}>
          {content}
        </Content>
      ) : null}
    </dialog>
  );
}

interface ContentProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** What a dialog shows. Out of sight it is drawn no more: the days of a year keep a phone for longer than a press may. */
const Content = memo(
  ({ children }: ContentProps): ReactNode => children,
  (_, { isShown }) => !isShown,
);
