import { addDays, daysBetween } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { roomsFor } from '../plan/rooms-for.ts';
import type { StayBar } from '../plan/plan.types.ts';
import { moveActs } from './move-acts.ts';
import type { OpenedProps } from './opened.types.ts';
import * as styles from './pop.module.css';
import { RoomItem } from './room-item.tsx';
import { StayPop } from './stay-pop.tsx';
import { oneOf } from '../../../session/one-of.ts';

/** From which night on the stay is in another room, and in which. */
export function SplitForm({ bar, ...props }: OpenedProps & { readonly bar: StayBar }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { model, sections, acts, onClose } = props;
  const earliest = addDays(bar.first < model.today ? model.today : bar.first, bar.first < model.today ? 0 : 1);
  const dates = Array.from({ length: Math.max(0, daysBetween(earliest, bar.last) + 1) }, (_, at) =>
    addDays(earliest, at),
  );
  const [from, setFrom] = useState(dates[0] ?? bar.last);
  const nights = { first: from, last: bar.last };
  return (
    <StayPop bar={bar} {...props} title={<Trans context="into two rooms, one after the other">Split the stay…</Trans>}>
      <div className={styles.form}>
        <SelectField
          label={t({ message: 'In another room from', context: 'a night of a stay' })}
          value={from}
          data-first=""
          onChange={({ target }) => setFrom(oneOf(dates, target.value) ?? from)}
        >
          {dates.map((date) => (
            <option key={date} value={date}>
              {formatDate(date, locale)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.list}>
        {roomsFor(sections, bar, nights).map((room) => (
          <RoomItem
            key={room.unit.unitId}
            room={room}
            isFirst={false}
            onPress={() => {
              const { act, undo } = moveActs(bar, room.unit.unitId, nights);
              acts.press(act, () => undo, onClose);
            }}
          />
        ))}
      </div>
    </StayPop>
  );
}
