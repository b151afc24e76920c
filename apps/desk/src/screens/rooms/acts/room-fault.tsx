import type { RoomUnit } from '@latchkey/api-contract/types';
import { Icon } from '@latchkey/ui/icon';
import { wrench } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import { Photo } from '../../../parts/photo/photo.tsx';
import * as styles from './pop.module.css';

/** What is broken in a room, in the reporter's words and with their photo; empty for a room in order. */
export function RoomFault({ unit, hotelId }: { readonly unit: RoomUnit | undefined; readonly hotelId: number }) {
  const { t } = useLingui();
  const broken = unit?.broken ?? null;
  if (broken === null) return null;
  const { text, pictureId } = broken;
  return (
    <div className={styles.fault}>
      {pictureId === null ? null : (
        <Photo
          hotelId={hotelId}
          pictureId={pictureId}
          label={t({ message: 'Photo of what is broken', context: 'in a room' })}
        />
      )}
      <p className={styles.broken}>
        <Icon icon={wrench} className={styles.brokenSign} />
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
