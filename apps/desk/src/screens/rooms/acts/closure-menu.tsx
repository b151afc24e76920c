import { formatDateRange } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { lockOpen } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import type { ClosureBar } from '../plan/plan.types.ts';
import { MenuItem } from './menu-item.tsx';
import type { OpenedProps } from './opened.types.ts';
import { Pop } from './pop.tsx';
import { RoomFault } from './room-fault.tsx';
import * as styles from './pop.module.css';
import { mayHere } from '../../../session/may-here.ts';

/** Why a room is closed and until when, and its opening again. */
export function ClosureMenu({ bar, model, anchor, acts, onClose }: OpenedProps & { readonly bar: ClosureBar }) {
  const { locale } = usePage();
  const { hotelId } = model.frame.hotel;
  const { closure } = bar;
  const { unitId, first, last, kind, reason } = closure;
  const unit = model.units.find((one) => one.unitId === unitId);
  const from = first < model.today ? model.today : first;
  return (
    <Pop
      title={
        kind === 'out_of_order' ? (
          <Trans context="of a room: not sold">Out of order</Trans>
        ) : (
          <Trans context="of a room: still sold">Out of service</Trans>
        )
      }
      about={[formatDateRange(first, last, locale), reason].filter((part) => part !== null && part !== '').join(' · ')}
      tag={unit?.number}
      anchor={anchor}
      problem={acts.problem}
      hotelId={hotelId}
      onClose={onClose}
    >
      <RoomFault unit={unit} hotelId={hotelId} />
      {mayHere(model.frame.hotel, 'reopenUnit') ? (
        <div className={styles.list}>
          <MenuItem
            icon={lockOpen}
            isFirst
            label={<Trans context="a room that was closed">Open the room again</Trans>}
            onPress={() =>
              acts.press(
                { kind: 'reopen', closure },
                () =>
                  last < from
                    ? []
                    : [{ kind: 'close', unitId, first: from, last, closure: kind, reason: reason ?? '' }],
                onClose,
              )
            }
          />
        </div>
      ) : null}
    </Pop>
  );
}
