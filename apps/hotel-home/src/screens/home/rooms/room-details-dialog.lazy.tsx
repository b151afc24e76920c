import type { Hotel, HotelRoom } from '@latchkey/api-contract/types';
import { SiteLink } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { FacilityMark } from '@latchkey/ui/facility-mark';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RoomFeatures } from '../../../offer/room/room-features.tsx';
import * as styles from '../../../offer/room/room-card.module.css';

interface RoomDetailsDialogProps {
  readonly hotel: Pick<Hotel, 'adultPriceFrom'>;
  readonly room: HotelRoom;
  /** The room's own page. */
  readonly to: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a room is and has, and the way to its page. */
export function RoomDetailsDialog({ hotel, room, to, open, onClose }: RoomDetailsDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={room.name}>
      <p>{room.description}</p>
      <RoomFeatures hotel={hotel} room={room} />
      <ul className={styles.amenities}>
        {room.amenities.map((amenity, place) => (
          <li key={amenity}>
            <FacilityMark name={room.amenityMarks?.[place]} />
            {amenity}
          </li>
        ))}
      </ul>
      <p className={styles.onward}>
        <SiteLink className={textLinkClass} to={to}>
          <Trans>Pictures and prices of this room</Trans>
        </SiteLink>
      </p>
    </Dialog>
  );
}
