import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown, wrench } from '@latchkey/ui/icons';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { InPlaceLink } from '../../frame/in-place-link.tsx';
import * as titles from '../../frame/page-title.module.css';
import { navigationOf } from '../../frame/navigation.ts';
import { LiveWords } from '../../live/live-words.tsx';
import { useLive } from '../../live/use-live.ts';
import { CleaningOnPage } from './cleaning-on-page.tsx';
import type { FramedCleaning } from './cleaning.model.ts';
import * as styles from './cleaning.module.css';
import { DoneNotice } from './parts/done-notice.tsx';
import { OpenedRoom } from './parts/opened-room.tsx';
import { RoomLine } from './parts/room-line.tsx';
import { RoomList } from './parts/room-list.tsx';
import { cleaningListOf } from './cleaning-list.ts';
import { useCleaning } from './use-cleaning.ts';

/** The rooms of today with what is to be done in each, and one press for what was. */
export function CleaningView({ model }: { readonly model: FramedCleaning }) {
  const { done, problem } = model;
  // What came with the page is said anew where another page came: a form was posted without a script.
  return <Cleaning key={`${done?.act} ${done?.unitId} ${problem}`} model={model} />;
}

function Cleaning({ model }: { readonly model: FramedCleaning }) {
  const { locale } = usePage();
  const { opened, date, frame } = model;
  const { hotelId } = frame.hotel;
  const [isWriting, setWriting] = useState(false);
  const isLive = useLive(hotelId, isWriting && opened !== null);
  const pressed = useCleaning(model);
  const { first, stays, done, others } = cleaningListOf(model);
  const left = first.length + stays.length;
  return (
    <CleaningOnPage value={{ model, pressed }}>
      <div className={styles.head}>
        <div>
          <h1 className={titles.title}>
            <Trans context="which rooms are to be made ready">Cleaning</Trans>
          </h1>
          <p className={styles.small}>
            {formatDate(date, locale)}
            {' · '}
            <b>
              {left === 0 ? (
                <Trans context="cleaning">all rooms are done</Trans>
              ) : (
                <Plural value={left} one="# room to do" other="# rooms to do" />
              )}
            </b>
          </p>
        </div>
        <p className={styles.live} role="status">
          <LiveWords isLive={isLive} />
        </p>
        <InPlaceLink
          className={buttonClass({ look: 'quiet', size: 'small' }, styles.broken)}
          to={deskUrl('cleaning', { hotelId }, { room: 'any' })}
          data-alone={opened === null && navigationOf(frame.hotel).length === 1 ? '' : undefined}
        >
          <Icon icon={wrench} className={styles.mark} />
          <Trans context="cleaning">Something broken</Trans>
        </InPlaceLink>
      </div>
      <DoneNotice />
      <div className={cx(styles.page, opened !== null && styles.split)}>
        <div className={styles.rooms}>
          <RoomList title={<Trans context="cleaning: rooms that are to be ready first">First</Trans>} units={first} />
          <RoomList title={<Trans context="cleaning: rooms of guests who stay">Stays</Trans>} units={stays} />
          <RoomList title={<Trans context="cleaning: rooms that are clean">Done</Trans>} units={done} isDone />
          {others.length === 0 ? null : (
            <details className={styles.others}>
              <summary className={styles.summary}>
                <Icon icon={chevronDown} className={styles.turns} />
                <Plural value={others.length} one="# other room" other="# other rooms" />
              </summary>
              <ul className={styles.list}>
                {others.map((unit) => (
                  <RoomLine key={unit.unitId} unit={unit} isDone />
                ))}
              </ul>
            </details>
          )}
        </div>
        {opened === null ? null : (
          <div className={styles.side} onInput={() => setWriting(true)}>
            <OpenedRoom opened={opened} />
          </div>
        )}
      </div>
    </CleaningOnPage>
  );
}
