import type { UnitToday } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { camera, clock4, ellipsis, wrench } from '@latchkey/ui/icons';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import * as styles from '../cleaning.module.css';
import { useCleaningPage } from '../cleaning-on-page.tsx';
import { isClosed, isStillIn } from '../cleaning-list.ts';
import { RoomKey } from './room-key.tsx';
import { StateForm } from './state-form.tsx';

/** A room on a line: what is to be done, by when, and its state with one press. */
export function RoomLine({ unit, isDone = false }: { readonly unit: UnitToday; readonly isDone?: boolean }) {
  const { t } = useLingui();
  const { model } = useCleaningPage();
  const { now } = usePage();
  const { leaving } = unit;
  const isLate = leaving !== null && Date.parse(leaving.dueAt) <= now;
  const room = unit.number;
  return (
    <li className={cx(styles.line, isDone && styles.over)}>
      <RoomKey unit={unit} isLate={isLate} />
      <div className={styles.what}>
        <RoomTask unit={unit} isLate={isLate} />
        {unit.broken === null ? null : (
          <p className={styles.fault}>
            <Icon icon={wrench} className={styles.mark} />
            <bdi>{unit.broken.text}</bdi>
            {unit.broken.pictureId === null ? null : (
              <span className={styles.withPhoto}>
                <Icon icon={camera} className={styles.mark} />
                <span className={hidden}>
                  <Trans context="of what is broken in a room">with a photo</Trans>
                </span>
              </span>
            )}
          </p>
        )}
      </div>
      {isStillIn(unit) && isLate ? (
        <span className={styles.later}>
          <Trans context="a room that cannot be cleaned yet">Later</Trans>
        </span>
      ) : null}
      <div className={cx(styles.acts, isStillIn(unit) && isLate && styles.fromTablet)}>
        <StateForm unit={unit} />
      </div>
      <InPlaceLink
        className={styles.more}
        to={deskUrl('cleaning', { hotelId: model.frame.hotel.hotelId }, { room: unit.unitId })}
        aria-label={t({ message: `More about room ${room}`, context: 'cleaning' })}
      >
        <Icon icon={ellipsis} />
      </InPlaceLink>
    </li>
  );
}

/** What is to be done in a room and why: who leaves, stays or comes, and by when. */
export function RoomTask({ unit, isLate }: { readonly unit: UnitToday; readonly isLate: boolean }) {
  const { t } = useLingui();
  const { locale, now } = usePage();
  const { timeZone, midnight } = useCleaningPage().model;
  const { leaving, staying, coming, stateAt, state, closures } = unit;
  const at = (moment: string): string => formatMomentTime(Date.parse(moment), timeZone, locale);
  const [closure] = closures;
  if (isClosed(unit) && closure !== undefined) {
    const until = formatDate(closure.last, locale);
    return (
      <>
        <p className={styles.task}>
          {closure.kind === 'out_of_order'
            ? t({ message: 'Out of order', context: 'of a room: not sold' })
            : t({ message: 'Out of service', context: 'of a room: still sold' })}
        </p>
        <p className={styles.small}>
          {t({ message: `to ${until}`, context: 'last night on which a room is closed' })}
          {closure.reason === null ? null : (
            <>
              {' · '}
              <bdi>{closure.reason}</bdi>
            </>
          )}
        </p>
      </>
    );
  }
  const surname = (leaving ?? staying ?? null)?.surname ?? null;
  const cleanedAt = stateAt !== null && state !== 'dirty' && Date.parse(stateAt) >= midnight ? at(stateAt) : null;
  const needed =
    coming === null || coming.arrivedAt !== null
      ? null
      : { by: Date.parse(coming.dueAt) <= now ? null : at(coming.dueAt), name: coming.surname };
  const left = leaving?.leftAt === null || leaving?.leftAt === undefined ? null : at(leaving.leftAt);
  const due = leaving === null ? '' : at(leaving.dueAt);
  return (
    <>
      <p className={styles.task}>
        {leaving !== null ? (
          leaving.leftAt === null && isLate ? (
            <Trans context="cleaning">Guest still in the room</Trans>
          ) : (
            <Trans context="cleaning: a guest leaves today">Departure</Trans>
          )
        ) : staying !== null ? (
          <Trans context="cleaning">Stay, daily clean</Trans>
        ) : coming !== null ? (
          <Trans context="cleaning: a guest comes today">Arrival</Trans>
        ) : (
          <Trans context="cleaning: nobody has the room today">Free</Trans>
        )}
      </p>
      <p className={styles.small}>
        {cleanedAt !== null ? (
          <span className={styles.part}>
            {state === 'inspected'
              ? t({ message: `Inspected at ${cleanedAt}`, context: 'a room' })
              : t({ message: `Clean at ${cleanedAt}`, context: 'a room' })}
          </span>
        ) : leaving === null ? null : (
          <span className={styles.part}>
            {left !== null
              ? t({ message: `Left ${left}`, context: 'when a guest left the room' })
              : isLate
                ? t({ message: `Check-out was ${due}`, context: 'cleaning' })
                : t({ message: `Leaves by ${due}`, context: 'cleaning' })}
          </span>
        )}
        {surname === null || cleanedAt !== null ? null : (
          <span className={cx(styles.part, leaving !== null && styles.name)}>
            <bdi>{surname}</bdi>
          </span>
        )}
        {needed === null ? null : (
          <span className={cx(styles.part, cleanedAt === null && styles.by)}>
            <Icon icon={clock4} className={styles.mark} />
            <span>
              {needed.by === null
                ? t({ message: 'Needed now', context: 'cleaning' })
                : t({ message: `Needed by ${needed.by}`, context: 'cleaning' })}
              {needed.name === null ? null : (
                <span className={styles.name}>
                  {' · '}
                  <bdi>{needed.name}</bdi>
                </span>
              )}
            </span>
          </span>
        )}
      </p>
    </>
  );
}
