import { hotelHomeAnchor } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarDays, users } from '@latchkey/ui/icons';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HoursSearchProps } from './hours-search.types.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { prepareHoursDialogs } from './lazy-dialogs.ts';
import { QuestionButton } from './question.tsx';
import { useHoursQuestions } from './use-hours-questions.tsx';
import * as styles from './search-form.module.css';

/** The day and the guests of an hourly stay, each asked for in its dialog. An answer searches at once. */
export function HoursSearch(props: HoursSearchProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const { asked, ask, dialogs } = useHoursQuestions('hours', props);
  return (
    <>
      <search className={styles.search} data-ground="brand">
        <div className={cx(wrap, styles.form)} role="group" aria-label={t`Day and guests`}>
          <QuestionButton
            label={t({ message: 'Day', context: 'of a stay' })}
            answer={words.date(asked.date)}
            icon={calendarDays}
            onOpen={() => ask('dates')}
            onNear={prepareHoursDialogs}
          />
          <QuestionButton
            label={t({ message: 'Guests', context: 'of a stay' })}
            answer={words.guests(asked.guests)}
            icon={users}
            onOpen={() => ask('guests')}
            onNear={prepareHoursDialogs}
          />
          <LinkButton look="tag" size="large" href={hotelHomeAnchor('rooms')} data-part="submit">
            <Trans>Show hours</Trans>
          </LinkButton>
        </div>
      </search>
      {dialogs}
    </>
  );
}
