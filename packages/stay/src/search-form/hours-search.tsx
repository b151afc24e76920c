import { useNavigation } from '@latchkey/site';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarDays, users } from '@latchkey/ui/glyphs';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import type { AskedHours, StayModel } from '../stay-model.types.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { HoursDialogs, prepareHoursDialogs } from './lazy-dialogs.ts';
import { Question } from './question.tsx';
import { useAsking } from './use-asking.ts';
import * as styles from './search-form.module.css';

export interface HoursSearchProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly asked: AskedHours;
  /** The page of an answer. */
  readonly to: (asked: AskedHours) => string;
}

/** The day and the guests of an hourly stay, each asked for in its dialog. An answer searches at once. */
export function HoursSearch({ hotel, today, asked, to }: HoursSearchProps): ReactNode {
  const { t } = useLingui();
  const { go } = useNavigation();
  const words = useStayWords();
  const { open, wasOpened, ask, close } = useAsking();
  const search = (next: AskedHours): void => {
    close();
    go(to(next));
  };
  return (
    <>
      <search className={styles.search} data-ground="brand">
        <div className={cx(wrap, styles.form)} role="group" aria-label={t`Day and guests`}>
          <Question
            label={t({ message: 'Day', context: 'of a stay' })}
            answer={words.date(asked.date)}
            glyph={calendarDays}
            onOpen={() => ask('dates')}
            onNear={prepareHoursDialogs}
          />
          <Question
            label={t({ message: 'Guests', context: 'of a stay' })}
            answer={words.guests(asked.guests)}
            glyph={users}
            onOpen={() => ask('guests')}
            onNear={prepareHoursDialogs}
          />
          <LinkButton look="tag" size="large" href="#rooms" data-part="submit">
            <Trans>Show hours</Trans>
          </LinkButton>
        </div>
      </search>
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
    </>
  );
}
