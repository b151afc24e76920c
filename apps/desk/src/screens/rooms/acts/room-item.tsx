import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { bedDouble, refreshCw, wrench } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomFor } from '../plan/rooms-for.ts';
import { unitStateNames } from '../rooms.copy.ts';
import { MenuItem } from './menu-item.tsx';

const icons = { free: bedDouble, taken: refreshCw, held: bedDouble, closed: wrench } as const;

/** A room to which a stay can go, and what that does to others. */
export function RoomItem({
  room: { unit, is, others },
  isFirst,
  onPress,
}: {
  readonly room: RoomFor;
  readonly isFirst: boolean;
  readonly onPress: () => void;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const who = withCommas(
    [...new Set(others.map(({ guestName, reference }) => (guestName === '' ? reference : guestName)))],
    locale,
  );
  const state = i18n._(unitStateNames[unit.state]);
  return (
    <MenuItem
      icon={icons[is]}
      isFirst={isFirst}
      isOff={is === 'held' || is === 'closed'}
      label={<bdi>{unit.number}</bdi>}
      aside={
        is === 'free' ? (
          <Trans>Free · {state}</Trans>
        ) : is === 'taken' ? (
          <Trans>Exchange: {who} gets another room</Trans>
        ) : is === 'held' ? (
          <Trans>{who} stays there: in the house, or pinned</Trans>
        ) : (
          <Trans>Closed on some of these nights</Trans>
        )
      }
      onPress={onPress}
    />
  );
}
