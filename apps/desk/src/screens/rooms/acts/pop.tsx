import { Icon } from '@latchkey/ui/icon';
import { x } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { PlanProblemNotice } from '../parts/plan-problem.tsx';
import { besideBar } from './beside-bar.ts';
import type { PlanProblem } from '../plan-acts.types.ts';
import * as styles from './pop.module.css';

/** A sheet beside what was pressed on the plan; on a phone it rises at the thumb. It never covers what it is about. */
export function Pop({
  title,
  about,
  tag,
  anchor,
  problem,
  hotelId,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  /** The number of the room. */
  readonly tag?: string | undefined;
  readonly anchor: HTMLElement | null;
  readonly problem: PlanProblem | null;
  readonly hotelId: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const pop = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = pop.current;
    if (element !== null) Object.assign(element.style, besideBar(anchor, element));
    anchor?.setAttribute('data-picked', '');
    return () => anchor?.removeAttribute('data-picked');
  }, [anchor]);
  useEffect(() => {
    const element = pop.current;
    const first = element?.querySelector<HTMLElement>('[data-first]') ?? element;
    first?.focus({ preventScroll: true });
    // What is pressed beside it is pressed for itself, too.
    const press = ({ target }: Event): void => {
      if (target instanceof Node && element?.contains(target) === false) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return (
    <>
      <div className={styles.ground} aria-hidden="true" />
      <section ref={pop} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.pop}>
        <header className={styles.head}>
          {tag === undefined ? null : (
            <span className={styles.tag} aria-hidden="true">
              <bdi>{tag}</bdi>
            </span>
          )}
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {about === undefined ? null : <p className={styles.about}>{about}</p>}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={t({ message: 'Close', context: 'a sheet' })}
            onClick={onClose}
          >
            <Icon icon={x} />
          </button>
        </header>
        {problem === null ? null : <PlanProblemNotice problem={problem} hotelId={hotelId} />}
        {children}
      </section>
    </>
  );
}
