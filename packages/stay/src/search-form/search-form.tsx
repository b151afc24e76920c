import { useNavigation } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarDays, users } from '@latchkey/ui/icons';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { couponSearch } from '../query/coupon-of-link.ts';
import type { AskedStay, StayModel } from '../stay-model.types.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { prepareDialogs, SearchDialogs } from './lazy-dialogs.ts';
import { isHere } from './is-here.ts';
import { WithoutScript } from './without-script.tsx';
import { QuestionButton } from './question.tsx';
import { useOpenQuestion } from './use-asking.ts';
import * as styles from './search-form.module.css';

/** Dates and guests. Its answers are a URL: with JavaScript the deep link, without it a form that leads there. */
export function SearchForm({
  hotel,
  stay,
  today,
  form,
  coupon = null,
  onSearch,
  to = (asked) => stayUrl({ hotelId: hotel.id, ...asked }, couponSearch(coupon)),
}: SearchFormProps): ReactNode {
  const { t } = useLingui();
  const { go } = useNavigation();
  const words = useStayWords();
  const page = JSON.stringify(stay);
  const [{ draft, of }, setDraft] = useState({ draft: stay, of: page });
  // What was chosen on the page of other dates is not meant for these.
  if (of !== page) setDraft({ draft: stay, of: page });
  const { open, wasOpened, ask, close } = useOpenQuestion();
  const search = (asked: AskedStay): void => {
    onSearch?.(asked);
    // Do not navigate to the page that is already open: it would scroll to the top.
    if (!isHere(to(asked))) go(to(asked));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search(draft);
  };
  const keep = (next: AskedStay): void => {
    setDraft({ draft: next, of: page });
    close();
  };
  return (
    <>
      <search className={styles.search} data-ground="brand">
        <form
          className={cx(wrap, styles.form)}
          action={form}
          method="get"
          aria-label={t`Dates and guests`}
          onSubmit={submit}
        >
          <QuestionButton
            label={t({ message: 'Dates', context: 'of a stay' })}
            answer={words.dates(draft)}
            icon={calendarDays}
            onOpen={() => ask('dates')}
            onNear={prepareDialogs}
          />
          <QuestionButton
            label={t({ message: 'Guests', context: 'of a stay' })}
            answer={words.guests(draft.guests)}
            icon={users}
            onOpen={() => ask('guests')}
            onNear={prepareDialogs}
          />
          {coupon === null ? null : <input type="hidden" name="coupon" value={coupon} />}
          <WithoutScript stay={stay} today={today} />
          <Button type="submit" look="tag" size="large">
            {hotel.HotelRooms.length === 1 ? <Trans>Show the price</Trans> : <Trans>Show rooms</Trans>}
          </Button>
        </form>
      </search>
      {/* Outside the form: inside it a dialog's fields would inherit the brand ground. */}
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialogs
            open={open}
            onClose={close}
            hotel={hotel}
            today={today}
            draft={draft}
            onDates={(next) => (keep(next), search(next))}
            onGuests={keep}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export interface SearchFormProps extends Pick<StayModel, 'hotel' | 'stay' | 'today'> {
  /** The code that the link brought along, to go on with it. */
  readonly coupon?: string | null;
  /** The path that takes the form without JavaScript. */
  readonly form: string;
  /** Called with the new search before its page is opened. */
  readonly onSearch?: (asked: AskedStay) => void;
  /** The page of an answer; the rooms on its dates unless given. */
  readonly to?: (asked: AskedStay) => string;
}
