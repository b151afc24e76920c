import { Chip } from '@latchkey/ui/chip';
import { calendarDays, users } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import type { AskedStay, StayModel } from '../stay-model.types.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { prepareDialogs, SearchDialogs } from './lazy-dialogs.ts';
import { useStaySearch } from './use-stay-search.ts';
import * as styles from './search-form.module.css';

/** Of what is open and begun here. */
const name = 'chips';

export interface ChangeStayProps extends Pick<StayModel, 'hotel' | 'stay' | 'today'> {
  /** The address of a search's results. */
  readonly to: (asked: AskedStay) => string;
  /** Called with the new search before its page is opened. */
  readonly onSearch?: ((asked: AskedStay) => void) | undefined;
}

/** The dates and the guests of the rooms in sight, each a press away from others. An answer searches at once. */
export function ChangeStay({ hotel, stay, today, to, onSearch }: ChangeStayProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const { search, open, wasOpened, ask, close } = useStaySearch(name, to, onSearch);
  const [dates, guests] = [words.dates(stay), words.guests(stay.guests)];
  const near = { onPointerEnter: prepareDialogs, onFocus: prepareDialogs, 'aria-haspopup': 'dialog' } as const;
  return (
    <div className={styles.change}>
      <Chip aria-label={t`Change the dates: ${dates}`} onClick={() => ask('dates')} {...near}>
        <Icon icon={calendarDays} />
        {dates}
      </Chip>
      <Chip aria-label={t`Change the guests: ${guests}`} onClick={() => ask('guests')} {...near}>
        <Icon icon={users} />
        {guests}
      </Chip>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialogs
            open={open}
            name={name}
            onClose={close}
            hotel={hotel}
            today={today}
            draft={stay}
            onDates={search}
            onGuests={search}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
