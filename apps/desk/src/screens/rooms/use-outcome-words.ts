import type { RoomUnit } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import type { NamedBooking } from './plan-acts.types.ts';
import type { Done } from './use-acts.ts';

const nameOf = ({ guestName, reference }: NamedBooking): string => (guestName === '' ? reference : guestName);

/** What has been done, in a sentence, with who else was moved by it. */
export function useOutcomeWords(units: readonly RoomUnit[]): (done: Done) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  return ({ act, moved }) => {
    const room = 'unitId' in act ? (units.find(({ unitId }) => unitId === act.unitId)?.number ?? '') : '';
    const name = 'booking' in act ? nameOf(act.booking) : '';
    const others = withCommas(moved.map(nameOf), locale);
    switch (act.kind) {
      case 'move':
        return others === ''
          ? t`${name} is pinned to ${room}`
          : t`${name} is pinned to ${room}; moved to another room: ${others}`;
      case 'change':
        return t`${name}: the stay is changed`;
      case 'unpin':
        return t`${name} is no longer pinned`;
      case 'check_in':
        return t`${name} is checked in`;
      case 'undo_check_in':
        return t`${name} is no longer checked in`;
      case 'close':
        return t`${room} is closed`;
      case 'reopen':
        return t`The room is open again`;
    }
  };
}
