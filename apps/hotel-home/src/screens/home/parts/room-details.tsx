import type { HotelRoom } from '@latchkey/api-contract/types';
import { TextButton } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { check } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from './room-card.module.css';

/** The room in full, without leaving the list. */
export function RoomDetails({ room }: { readonly room: HotelRoom }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton className={styles.details} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>All about this room</Trans>
      </TextButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={room.name}>
        <p>{room.description}</p>
        <ul className={styles.amenities}>
          {room.amenities.map((amenity) => (
            <li key={amenity}>
              <Icon glyph={check} />
              {amenity}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
