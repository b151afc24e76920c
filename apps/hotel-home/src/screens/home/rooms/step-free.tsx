import type { Hotel } from '@latchkey/api-contract/types';
import { Button } from '@latchkey/ui/button';
import { accessibility } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from '../../../offer/room/rooms.module.css';

/** Whether a room type has no step from the street into its bathroom. */
export const isStepFree = ({ HotelRooms }: Pick<Hotel, 'HotelRooms'>, roomTypeId: string): boolean =>
  HotelRooms.find(({ id }) => id === roomTypeId)?.features?.access?.stepFree === true;

interface StepFreeProps {
  readonly hotel: Pick<Hotel, 'HotelRooms'>;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Reduces the list to step-free rooms. Empty where all rooms are step-free, or none is. */
export function StepFree({ hotel, isOn, onChange }: StepFreeProps): ReactNode {
  const count = hotel.HotelRooms.filter(({ id }) => isStepFree(hotel, id)).length;
  return count === 0 || count === hotel.HotelRooms.length ? null : (
    <p className={styles.change}>
      <Button look="quiet" size="small" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        <Icon icon={accessibility} />
        <Trans>Step-free rooms only</Trans>
      </Button>
    </p>
  );
}
