import type { HotelRoom } from '@latchkey/api-contract/types';
import type { ChosenRoom } from '@latchkey/booking-core/basket';
import { refusalCopy, type ChosenStay } from '@latchkey/stay/use-stay';
import { Button } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { FieldError } from '@latchkey/ui/field-error';
import { SelectField } from '@latchkey/ui/select-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { later } from '../words/later-words.ts';
import { faultOf, placedGuestsOf, roomsWith, type PlacedGuest, type RoomFault } from './placed-guests.ts';
import * as styles from './sleeping.module.css';

interface SleepingDialogProps {
  readonly rooms: readonly ChosenRoom[];
  readonly stay: ChosenStay;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Puts each guest into a room. Nothing changes before everybody has a place that fits. */
export const SleepingDialog = later(({ rooms, stay, open, onClose }: SleepingDialogProps): ReactNode => {
  const { t } = useLingui();
  const [draft, setDraft] = useState<readonly PlacedGuest[] | null>(null);
  const [isRefused, setRefused] = useState(false);
  const guests = draft ?? placedGuestsOf(rooms);
  const types = rooms.map((room) => typeOf(stay, room));
  const placed = roomsWith(rooms, guests);
  const faults = placed.map((room, place) => {
    const type = types[place];
    return type === undefined ? null : faultOf(type, room);
  });
  const leave = (): void => {
    setDraft(null);
    setRefused(false);
    onClose();
  };
  const done = (): void => {
    if (faults.some((fault) => fault !== null)) return setRefused(true);
    stay.placeGuests(placed);
    leave();
  };
  const nameOfRoom = (place: number): string => {
    const [number, name] = [place + 1, types[place]?.name ?? ''];
    return t({ message: `${number}: ${name}`, context: 'one of several rooms, numbered' });
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t`Who sleeps where`}
      foot={
        <Button wide onClick={done}>
          <Trans context="closes who sleeps where">Done</Trans>
        </Button>
      }
    >
      <div className={styles.guests}>
        {guests.map((guest, at) => (
          <SelectField
            key={at}
            label={<GuestName guests={guests} at={at} />}
            value={guest.room}
            onChange={(event) => {
              const room = Number(event.target.value);
              setRefused(false);
              setDraft(guests.map((other, place) => (place === at ? { ...other, room } : other)));
            }}
          >
            {rooms.map((_, place) => (
              <option key={place} value={place}>
                {nameOfRoom(place)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div aria-live="polite">
        {isRefused
          ? faults.map((fault, place) =>
              fault === null ? null : (
                <FieldError key={place}>
                  {nameOfRoom(place)}. <Why fault={fault} />
                </FieldError>
              ),
            )
          : null}
      </div>
    </Dialog>
  );
});

const typeOf = ({ sale }: ChosenStay, { roomTypeId }: ChosenRoom): HotelRoom | undefined =>
  sale.hotel.HotelRooms.find(({ id }) => id === roomTypeId);

/** "Adult 1", "Child, 7 years": the guests are told apart by their order and their age. */
function GuestName({ guests, at }: { readonly guests: readonly PlacedGuest[]; readonly at: number }): ReactNode {
  const { t } = useLingui();
  const guest = guests[at];
  const number = guests.slice(0, at + 1).filter(({ kind }) => kind === guest?.kind).length;
  switch (guest?.kind) {
    case undefined:
      return null;
    case 'adult':
      return t`Adult ${number}`;
    case 'infant':
      return t`Infant ${number}`;
    case 'child': {
      const years = t`${plural(guest.age ?? 0, { one: '# year', other: '# years' })}`;
      return guest.age === null ? t`Child ${number}` : t`Child ${number}, ${years}`;
    }
  }
}

function Why({ fault }: { readonly fault: RoomFault }): ReactNode {
  const { i18n } = useLingui();
  return fault === 'no_adult' ? <Trans>Each room needs an adult.</Trans> : i18n._(refusalCopy[fault]);
}
