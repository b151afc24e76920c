import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { postAddress, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { wrench, x } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { Photo } from '../../../parts/photo/photo.tsx';
import { useCleaningPage } from '../cleaning-on-page.tsx';
import { changeNames } from '../cleaning.copy.ts';
import type { CleaningModel } from '../cleaning.model.ts';
import * as styles from '../cleaning.module.css';
import * as own from './opened-room.module.css';
import { BrokenForm } from './broken-form.tsx';
import { RoomTask } from './room-line.tsx';
import { StateForm } from './state-form.tsx';

/** One room closer: its three states, what is broken in it, and what was done to it; or what is broken in any. */
export function OpenedRoom({ opened: { unit, changes } }: { readonly opened: NonNullable<CleaningModel['opened']> }) {
  const { t, i18n } = useLingui();
  const { locale, now } = usePage();
  const { timeZone, frame } = useCleaningPage().model;
  const momentOf = (iso: string): string => {
    const ms = Date.parse(iso);
    return `${formatMomentDate(ms, timeZone, locale)}, ${formatMomentTime(ms, timeZone, locale)}`;
  };
  const number = unit?.number ?? '';
  const photoLabel = t({ message: 'Photo of what is broken', context: 'in a room' });
  return (
    <section className={own.opened} aria-labelledby="opened-room">
      <header className={own.openedHead}>
        <h2 className={own.openedTitle} id="opened-room">
          {unit === null ? (
            <Trans context="cleaning">Something broken</Trans>
          ) : (
            t({ message: `Room ${number}`, context: 'one by its number' })
          )}
        </h2>
        <InPlaceLink
          className={own.shut}
          to={deskUrl('cleaning', { hotelId: frame.hotel.hotelId })}
          aria-label={t({ message: 'Back to all rooms', context: 'cleaning' })}
        >
          <Icon icon={x} />
        </InPlaceLink>
      </header>
      {unit === null ? null : (
        <>
          <p className={cx(styles.small, own.type)}>{unit.typeName}</p>
          <div className={styles.what}>
            <RoomTask unit={unit} isLate={unit.leaving !== null && Date.parse(unit.leaving.dueAt) <= now} />
          </div>
          <StateForm unit={unit} isWide />
          {unit.broken === null ? null : (
            <form method="post" action={postAddress('mended', locale, { room: unit.unitId })} className={own.fixed}>
              <input type="hidden" name="unit" value={unit.unitId} />
              <p className={styles.fault}>
                <Icon icon={wrench} className={styles.mark} />
                <bdi>{unit.broken.text}</bdi>
              </p>
              {unit.broken.pictureId === null ? null : (
                <Photo hotelId={frame.hotel.hotelId} pictureId={unit.broken.pictureId} label={photoLabel} />
              )}
              <TextButton type="submit">
                <Trans context="act: what was broken in a room is whole again">Mark as fixed</Trans>
              </TextButton>
            </form>
          )}
        </>
      )}
      <BrokenForm key={unit?.unitId ?? 'any'} unit={unit} />
      {changes.length === 0 ? null : (
        <>
          <h3 className={own.historyTitle}>
            <Trans context="what was done to a room">History</Trans>
          </h3>
          <ol className={own.history}>
            {changes.map(({ at, what, by, note, pictureId }) => (
              <li key={`${at} ${what}`} className={own.change}>
                <b className={own.changed}>{i18n._(changeNames[what])}</b>
                <span className={styles.small}>
                  {momentOf(at)}
                  {by === '' ? null : (
                    <>
                      {' · '}
                      <bdi>{by}</bdi>
                    </>
                  )}
                </span>
                {note === null || note === '' ? null : <bdi className={own.note}>{note}</bdi>}
                {pictureId === null ? null : (
                  <Photo hotelId={frame.hotel.hotelId} pictureId={pictureId} label={photoLabel} />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
