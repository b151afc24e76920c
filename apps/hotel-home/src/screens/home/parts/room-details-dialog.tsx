import type { HotelRoom } from '@latchkey/api-contract/types';
import { Dialog } from '@latchkey/ui/dialog';
import { check } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './room-card.module.css';

interface RoomDetailsDialogProps {
  readonly room: HotelRoom;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a room is and has. */
export function RoomDetailsDialog({ room, open, onClose }: RoomDetailsDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={room.name}>
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
  );
}
