import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useDay } from '../day-on-page.tsx';
import type { Hook } from '../rack.ts';
import { MiniKey } from './mini-key.tsx';
import * as styles from './rack.module.css';

/** The rack of a phone: its keys too small to be pressed, one by one, over a sentence; it leads to the plan of rooms. */
export function MiniRack({ hooks }: { readonly hooks: readonly Hook[] }) {
  const { day, frame } = useDay().model;
  const sum = (of: 'sold' | 'total' | 'toSell'): number => day.roomTypes.reduce((all, type) => all + type[of], 0);
  const [sold, total, toSell] = [sum('sold'), sum('total'), sum('toSell')];
  return (
    <SiteLink className={styles.mini} to={deskUrl('rooms', { hotelId: frame.hotel.hotelId })}>
      <span className={styles.row} aria-hidden="true">
        {hooks.map(({ unitId, roomTypeId, state }, at) => (
          <Fragment key={unitId}>
            {at > 0 && hooks[at - 1]?.roomTypeId !== roomTypeId ? <i className={styles.gap} /> : null}
            <MiniKey state={state} />
          </Fragment>
        ))}
      </span>
      <span className={styles.sentence}>
        <Trans>
          {sold} of {total} sold, {toSell} to sell
        </Trans>
      </span>
    </SiteLink>
  );
}
