import { stayUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarDays, users } from '@latchkey/ui/icons';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, type FormEvent, type ReactNode } from 'react';
import { couponSearch } from '../query/coupon-of-link.ts';
import type { AskedStay, StayModel } from '../stay-model.types.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { prepareDialogs, SearchDialogs } from './lazy-dialogs.ts';
import { WithoutScript } from './without-script.tsx';
import { QuestionButton } from './question.tsx';
import { useStaySearch } from './use-stay-search.ts';
import * as styles from './search-form.module.css';

/** Of what is open and begun here. */
const name = 'form';

/** Dates and guests. Its answers are a URL: with JavaScript the deep link, at once, without it a form that leads there. */
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
  const words = useStayWords();
  const { search, open, wasOpened, ask, close } = useStaySearch(name, to, onSearch);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search(stay);
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
            answer={words.dates(stay)}
            icon={calendarDays}
            onOpen={() => ask('dates')}
            onNear={prepareDialogs}
          />
          <QuestionButton
            label={t({ message: 'Guests', context: 'of a stay' })}
            answer={words.guests(stay.guests)}
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
