import { Chip } from '@latchkey/ui/chip';
import { calendarDays, users } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStayWords } from '../words/use-stay-words.ts';
import type { HoursSearchProps } from './hours-search.types.ts';
import { prepareHoursDialogs } from './lazy-dialogs.ts';
import { useHoursQuestions } from './use-hours-questions.tsx';
import * as styles from './search-form.module.css';

/** The day and the guests of hours, each a press away from others: `ChangeStay` for a stay by the hour. */
export function ChangeHours(props: HoursSearchProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const { asked, ask, dialogs } = useHoursQuestions('hours-chips', props);
  const [day, guests] = [words.date(asked.date), words.guests(asked.guests)];
  const near = {
    onPointerEnter: prepareHoursDialogs,
    onFocus: prepareHoursDialogs,
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <div className={styles.change}>
      <Chip aria-label={t`Change the day: ${day}`} onClick={() => ask('dates')} {...near}>
        <Icon icon={calendarDays} />
        {day}
      </Chip>
      <Chip aria-label={t`Change the guests: ${guests}`} onClick={() => ask('guests')} {...near}>
        <Icon icon={users} />
        {guests}
      </Chip>
      {dialogs}
    </div>
  );
}
