import type { HotelRoom } from '@latchkey/api-contract/types';
import { SiteLink, usePage } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { FacilityMark } from '@latchkey/ui/facility-mark';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './room-card.module.css';

interface RoomDetailsDialogProps {
  readonly room: HotelRoom;
  /** The room's own page. */
  readonly to: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a room is and has; on the hotel's own host also the way to its page. */
export function RoomDetailsDialog({ room, to, open, onClose }: RoomDetailsDialogProps): ReactNode {
  const { site } = usePage();
  return (
    <Dialog open={open} onClose={onClose} title={room.name}>
      <p>{room.description}</p>
      <ul className={styles.amenities}>
        {room.amenities.map((amenity, place) => (
          <li key={amenity}>
            <FacilityMark name={room.amenityMarks?.[place]} />
            {amenity}
          </li>
        ))}
      </ul>
      {site.kind === 'hotel' ? (
        <p className={styles.onward}>
          <SiteLink className={textLinkClass} to={to}>
            <Trans>Pictures and prices of this room</Trans>
          </SiteLink>
        </p>
      ) : null}
    </Dialog>
  );
}
