import { addDays } from '@latchkey/booking-core/dates';
import { SiteLink, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight, ellipsis, wrench } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { LiveWords } from '../../../live/live-words.tsx';
import { planAt } from '../rooms-query.ts';
import type { FramedRooms } from '../rooms.model.ts';
import { JumpForm } from './jump-form.tsx';
import * as steps from '../../../parts/steps/steps.module.css';
import * as styles from '../rooms.module.css';

/** The title, the ways to other days, and whether the page follows the house. On a phone all but a step is in a sheet. */
export function PlanHead({
  model,
  isLive,
  onClose,
}: {
  readonly model: FramedRooms;
  readonly isLive: boolean | null;
  /** Opens the closing of a room beside what was pressed; undefined for who may not. */
  readonly onClose: ((pressed: HTMLElement) => void) | undefined;
}) {
  const { t } = useLingui();
  const hasScript = useHasScript();
  const toolsId = useId();
  const more = useRef<HTMLButtonElement>(null);
  const { locale } = usePage();
  const { from, days, frame } = model;
  const to = (step: number): string => planAt(frame.hotel.hotelId, addDays(from, step), days);
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>
        <Trans context="the plan of a hotel’s rooms">Rooms</Trans>
      </h1>
      <nav className={steps.steps} aria-label={t({ message: 'Other days', context: 'of the day sheet' })}>
        <SiteLink
          className={steps.step}
          to={to(-days)}
          aria-label={t({ message: 'Days before', context: 'of the room plan' })}
          data-keys="["
        >
          <Icon icon={chevronLeft} />
        </SiteLink>
        <SiteLink className={steps.step} to={planAt(frame.hotel.hotelId, null, days)}>
          <Trans context="the day of today">Today</Trans>
        </SiteLink>
        <SiteLink
          className={steps.step}
          to={to(days)}
          aria-label={t({ message: 'Days after', context: 'of the room plan' })}
          data-keys="]"
        >
          <Icon icon={chevronRight} />
        </SiteLink>
      </nav>
      <button
        ref={more}
        type="button"
        className={styles.more}
        popoverTarget={toolsId}
        aria-label={t({ message: 'Other days, close a room', context: 'in the room plan' })}
      >
        <Icon icon={ellipsis} />
      </button>
      {/* Other days are a sheet of their own again, which is closed. */}
      <div key={`${from} ${days} ${locale}`} id={toolsId} popover="auto" className={styles.tools}>
        <JumpForm model={model} />
        {onClose === undefined || !hasScript ? null : (
          <Button
            look="quiet"
            size="small"
            className={styles.close}
            popoverTarget={toolsId}
            popoverTargetAction="hide"
            onClick={({ currentTarget }) => onClose(more.current?.offsetWidth ? more.current : currentTarget)}
          >
            <Icon icon={wrench} className={styles.sign} />
            <Trans context="act: keep a room from guests">Close a room</Trans>
          </Button>
        )}
      </div>
      <p className={styles.live} role="status">
        <LiveWords isLive={isLive} />
      </p>
    </div>
  );
}
