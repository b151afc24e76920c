import { fieldLengths } from '@latchkey/booking-core/validation';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { useNavigation, usePage } from '@latchkey/site';
import { defaultLocale } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarDays, users } from '@latchkey/ui/icons';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { AskedStay } from '../stay-model.types.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { AnywhereDialogs, prepareAnywhereDialogs } from './lazy-dialogs.ts';
import { WithoutScript } from './without-script.tsx';
import { QuestionButton } from './question.tsx';
import { useAsked } from './use-asked.ts';
import { useOpenQuestion } from './use-asking.ts';
import * as styles from './search-form.module.css';

/** The dates, the party and the place that hotels are searched for. */
export interface AskedHotels extends AskedStay {
  /** As the guest has typed it; empty is everywhere. */
  readonly place: string;
}

export interface HotelsSearchProps {
  readonly asked: AskedHotels;
  /** Whether what was found is on the page, priced for these dates and guests: others are then searched for at once. */
  readonly isPriced: boolean;
  readonly today: LocalDate;
  /** The path that takes the form without JavaScript. */
  readonly form: string;
  /** The address of a search's results. */
  readonly to: (asked: AskedHotels) => string;
}

/** Where, when and for whom: a search for hotels. Its answers are a URL, with JavaScript and without. */
export function HotelsSearch({ asked, isPriced, today, form, to }: HotelsSearchProps): ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const { go } = useNavigation();
  const id = useId();
  const words = useStayWords();
  const [ofPage, setAsked] = useAsked<AskedStay>(asked);
  const [draft, setDraft] = useState(ofPage);
  const stay = isPriced ? ofPage : draft;
  const [place, setPlace] = useState(asked.place);
  const { open, wasOpened, ask, close } = useOpenQuestion();
  const search = (next: AskedStay): void => {
    setAsked(next);
    go(to({ ...next, place: place.trim() }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search(stay);
  };
  const answer = (next: AskedStay): void => {
    close();
    if (isPriced) search(next);
    else setDraft(next);
  };
  return (
    <>
      <search className={styles.search} data-ground="brand">
        <form className={cx(wrap, styles.form)} action={form} aria-label={t`Search hotels`} onSubmit={submit}>
          <div className={cx(styles.question, styles.place)}>
            <label htmlFor={id}>
              <small>{t`City, country or hotel`}</small>
            </label>
            <input
              id={id}
              name="place"
              type="search"
              maxLength={fieldLengths.searchedPlace}
              autoComplete="off"
              placeholder={t`Anywhere`}
              value={place}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
            />
          </div>
          <QuestionButton
            label={t({ message: 'Dates', context: 'of a stay' })}
            answer={words.dates(stay)}
            icon={calendarDays}
            onOpen={() => ask('dates')}
            onNear={prepareAnywhereDialogs}
          />
          <QuestionButton
            label={t({ message: 'Guests', context: 'of a stay' })}
            answer={words.guests(stay.guests)}
            icon={users}
            onOpen={() => ask('guests')}
            onNear={prepareAnywhereDialogs}
          />
          {locale === defaultLocale ? null : <input type="hidden" name="lang" value={locale} />}
          <WithoutScript stay={asked} today={today} />
          <Button type="submit" look="tag" size="large">
            <Trans>Search hotels</Trans>
          </Button>
        </form>
      </search>
      {wasOpened ? (
        <Suspense fallback={null}>
          <AnywhereDialogs open={open} onClose={close} today={today} draft={stay} onDates={answer} onGuests={answer} />
        </Suspense>
      ) : null}
    </>
  );
}
