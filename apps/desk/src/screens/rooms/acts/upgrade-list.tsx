import { usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { chevronsUp } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { StayBar } from '../plan/plan.types.ts';
import { roomsFor } from '../plan/rooms-for.ts';
import { MenuLink } from './menu-item.tsx';
import type { OpenedProps } from './opened.types.ts';
import { loadUpgrades, type Upgrade } from './load-upgrades.ts';
import * as styles from './pop.module.css';
import { StayPop } from './stay-pop.tsx';

/** Other types of room at the price that was agreed: the booking's page shows what that does before it is done. */
export function UpgradeList({
  bar,
  to,
  ...props
}: OpenedProps & {
  readonly bar: StayBar;
  /** The one type that is asked about; all others where none is. */
  readonly to?: string | undefined;
}) {
  const { api, locale } = usePage();
  const { model, sections } = props;
  const { hotelId } = model.frame.hotel;
  const [upgrades, setUpgrades] = useState<readonly Upgrade[] | null | 'unknown'>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void loadUpgrades(api, { hotelId, locale, bar }, leaving.signal).then((found) => {
      if (!leaving.signal.aborted)
        setUpgrades(found?.filter(({ roomTypeId }) => to === undefined || roomTypeId === to) ?? 'unknown');
    });
    return () => leaving.abort();
  }, [api, hotelId, locale, bar, to]);
  return (
    <StayPop bar={bar} {...props} title={<Trans context="to a room of another type">Upgrade, same price…</Trans>}>
      {upgrades === null ? (
        <p className={styles.none} role="status">
          <Trans context="something is being fetched">One moment…</Trans>
        </p>
      ) : upgrades === 'unknown' || upgrades.length === 0 ? (
        <p className={styles.none}>
          {upgrades === 'unknown' ? (
            <Trans>Nothing is known of it: no connection. Try again.</Trans>
          ) : (
            <Trans>The hotel has no other type of room</Trans>
          )}
        </p>
      ) : (
        <div className={styles.list}>
          {upgrades.map(({ roomTypeId, name, search }, at) => {
            const other = { ...bar, roomTypeId, unitId: null };
            const free = roomsFor(sections, other, undefined).filter(({ is }) => is === 'free').length;
            return (
              <MenuLink
                key={roomTypeId}
                icon={chevronsUp}
                isFirst={at === 0}
                label={name}
                aside={<Trans>{free} available on these nights</Trans>}
                to={deskUrl('booking', { hotelId, reference: bar.reference }, { open: 'change', ...search })}
              />
            );
          })}
        </div>
      )}
    </StayPop>
  );
}
