import { lazyDialog } from '@latchkey/ui/lazy-part';
import type { HotelRoom } from '@latchkey/api-contract/types';
import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import * as styles from './room-card.module.css';

const RoomDetailsDialog = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './room-details-dialog.tsx').then(({ RoomDetailsDialog: dialog }) => dialog),
);

/** The room in full, without leaving the list; `to` is its own page. Its dialog comes when it is first opened. */
export function RoomDetails({ room, to }: { readonly room: HotelRoom; readonly to: string }): ReactNode {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <TextButton className={styles.details} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>All about this room</Trans>
      </TextButton>
      {open === null ? null : (
        <Suspense fallback={null}>
          <RoomDetailsDialog room={room} to={to} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
