import type { RoomUnit } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { plus, wrench } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import { MenuItem, MenuLink } from './menu-item.tsx';
import type { OpenedProps } from './opened.types.ts';
import { Pop } from './pop.tsx';
import { RoomFault } from './room-fault.tsx';
import * as styles from './pop.module.css';
import { mayHere } from '../../../session/may-here.ts';

/** What can be done with a free room on a night: sold, or kept from guests. */
export function CellMenu({
  unit,
  first,
  model,
  anchor,
  acts,
  onOpen,
  onClose,
}: OpenedProps & { readonly unit: RoomUnit; readonly first: LocalDate }) {
  const { locale } = usePage();
  const { hotelId } = model.frame.hotel;
  return (
    <Pop
      title={unit.typeName}
      about={formatDate(first, locale, 'long')}
      tag={unit.number}
      anchor={anchor}
      problem={acts.problem}
      hotelId={hotelId}
      onClose={onClose}
    >
      <RoomFault unit={unit} hotelId={hotelId} />
      <div className={styles.list}>
        {mayHere(model.frame.hotel, 'bookAtProperty') ? (
          <MenuLink
            icon={plus}
            isFirst
            to={deskUrl('newBooking', { hotelId }, { from: first, to: addDays(first, 1) })}
            label={<Trans context="made at the desk">New booking</Trans>}
          />
        ) : null}
        <MenuItem
          icon={wrench}
          label={<Trans context="act: keep a room from guests, opens a form">Close the room…</Trans>}
          onPress={() => onOpen({ kind: 'close', unitId: unit.unitId, first, last: first })}
        />
      </div>
    </Pop>
  );
}
