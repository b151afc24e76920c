import type { PropertyOperation } from '@latchkey/booking-core/staff';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { calendarDays, chevronsUp, externalLink, mail, move, pin, scissors } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import type { StayBar } from '../plan/plan.types.ts';
import { nightsOf } from '../plan/nights-of.ts';
import { MenuItem, MenuLink } from './menu-item.tsx';
import type { OpenedProps } from './opened.types.ts';
import * as styles from './pop.module.css';
import { StayPop } from './stay-pop.tsx';
import { mayHere } from '../../../session/may-here.ts';

/** All that can be done with a stay on the plan, in words. */
export function StayMenu({ bar, ...props }: OpenedProps & { readonly bar: StayBar }) {
  const { model, acts, onOpen, onClose } = props;
  const { hotelId } = model.frame.hotel;
  const mayDo = (operation: PropertyOperation): boolean => mayHere(model.frame.hotel, operation);
  const page = (search: Readonly<Record<string, string>> = {}): string =>
    deskUrl('booking', { hotelId, reference: bar.reference }, search);
  const isGone = bar.state === 'left';
  const canMove = mayDo('moveStay') && !isGone;
  const { unitId, place } = bar;
  const nights = nightsOf(bar, model.today);
  const isOneNight = bar.first === bar.last;
  return (
    <StayPop bar={bar} {...props}>
      {model.canCheckIn.includes(bar.bookingId) && bar.state !== 'booked' && mayDo('markArrival') ? (
        <div className={styles.main}>
          <Button
            wide
            busy={acts.isBusy}
            onClick={() =>
              acts.press({ kind: 'check_in', booking: bar }, () => [{ kind: 'undo_check_in', booking: bar }], onClose)
            }
          >
            <Trans context="act of the reception">Check in</Trans>
          </Button>
        </div>
      ) : null}
      <div className={styles.list}>
        <MenuLink
          icon={externalLink}
          to={page()}
          isFirst
          label={<Trans context="in the room plan">Open booking</Trans>}
        />
        {canMove ? (
          <MenuItem
            icon={move}
            letter="m"
            label={
              unitId === null ? (
                <Trans context="a stay that has no room by number yet">Give it a room…</Trans>
              ) : (
                <Trans context="a stay to another room">Move to…</Trans>
              )
            }
            onPress={() => onOpen({ kind: 'move', bar })}
          />
        ) : null}
        {mayDo('changeByProperty') && !isGone ? (
          <MenuLink
            icon={calendarDays}
            letter="d"
            to={page({ open: 'change' })}
            label={<Trans context="of a stay">Change dates…</Trans>}
          />
        ) : null}
        {canMove && unitId !== null && !isOneNight ? (
          <MenuItem
            icon={scissors}
            letter="s"
            label={<Trans context="into two rooms, one after the other">Split the stay…</Trans>}
            onPress={() => onOpen({ kind: 'split', bar })}
          />
        ) : null}
        {mayDo('changeByProperty') && !isGone ? (
          <MenuItem
            icon={chevronsUp}
            letter="g"
            label={<Trans context="to a room of another type">Upgrade, same price…</Trans>}
            onPress={() => onOpen({ kind: 'upgrade', bar })}
          />
        ) : null}
        {canMove && unitId !== null && !bar.isInHouse ? (
          bar.isPinned ? (
            <MenuItem
              icon={pin}
              letter="p"
              label={<Trans context="a stay from its room">Unpin from this room</Trans>}
              onPress={() =>
                acts.press(
                  { kind: 'unpin', booking: bar },
                  () => [{ kind: 'move', booking: bar, place, unitId, from: unitId, nights }],
                  onClose,
                )
              }
            />
          ) : (
            <MenuItem
              icon={pin}
              letter="p"
              label={<Trans context="a stay to its room">Pin to this room</Trans>}
              onPress={() =>
                acts.press(
                  { kind: 'move', booking: bar, place, unitId, from: unitId, nights },
                  () => [{ kind: 'unpin', booking: bar }],
                  onClose,
                )
              }
            />
          )
        ) : null}
        {mayDo('writeToGuest') ? (
          <MenuLink
            icon={mail}
            letter="w"
            to={`${page()}#conversation`}
            label={<Trans context="in the room plan">Write to guest</Trans>}
          />
        ) : null}
      </div>
    </StayPop>
  );
}
