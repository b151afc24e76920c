import { useNavigation } from '@latchkey/site';
import { Chip } from '@latchkey/ui/chip';
import { calendarDays, users } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useStayWords } from '../words/use-stay-words.ts';
import type { HoursSearchProps } from './hours-search.tsx';
import { HoursDialogs, prepareHoursDialogs } from './lazy-dialogs.ts';
import { useAsking } from './use-asking.ts';
import * as styles from './search-form.module.css';

/** The day and the guests of hours, each a press away from others: `ChangeStay` for a stay by the hour. */
export function ChangeHours({ hotel, today, asked, to }: HoursSearchProps): ReactNode {
  const { t } = useLingui();
  const { go } = useNavigation();
  const words = useStayWords();
  const { open, wasOpened, ask, close } = useAsking();
  const search = (next: typeof asked): void => {
    close();
    go(to(next));
  };
  const [day, guests] = [words.date(asked.date), words.guests(asked.guests)];
  const near = {
    onPointerEnter: prepareHoursDialogs,
    onFocus: prepareHoursDialogs,
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <div className={styles.change}>
      <Chip aria-label={t`Change the day: ${day}`} onClick={() => ask('dates')} {...near}>
        <Icon glyph={calendarDays} />
        {day}
      </Chip>
      <Chip aria-label={t`Change the guests: ${guests}`} onClick={() => ask('guests')} {...near}>
        <Icon glyph={users} />
        {guests}
      </Chip>
      {wasOpened ? (
        <Suspense fallback={null}>
          <HoursDialogs
            open={open}
            onClose={close}
            hotel={hotel}
            today={today}
            asked={asked}
            onDate={(date) => search({ ...asked, date })}
            onGuests={(guests) => search({ ...asked, guests })}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
