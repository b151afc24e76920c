import { lazyDialog } from '@latchkey/ui/lazy-part';
import type { Hotel, HotelRoom } from '@latchkey/api-contract/types';
import { SiteLink } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import * as styles from '../../../offer/room/room-card.module.css';

const RoomDetailsDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './room-details-dialog.lazy.tsx').then(
    ({ RoomDetailsDialog: dialog }) => dialog,
  ),
);

interface RoomDetailsProps {
  readonly hotel: Pick<Hotel, 'adultPriceFrom'>;
  readonly room: HotelRoom;
  readonly to: string;
}

/**
 * The room in full, without leaving the list; its dialog comes when it is first opened. `to` is the room's own page, where
 * the link leads without script or in a new tab.
 */
export function RoomDetails({ hotel, room, to }: RoomDetailsProps): ReactNode {
  const [open, setOpen] = useState<boolean | null>(null);
  const showHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <SiteLink className={cx(textLinkClass, styles.details)} to={to} aria-haspopup="dialog" onClick={showHere}>
        <Trans>All about this room</Trans>
      </SiteLink>
      {open === null ? null : (
        <Suspense fallback={null}>
          <RoomDetailsDialog hotel={hotel} room={room} to={to} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
