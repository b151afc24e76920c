import { lazyDialog } from '@latchkey/ui/lazy-part';
import { useNavigation, usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarDays, users } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { couponSearch } from '../coupon-of-link.ts';
import { homePath } from '../home.dates.ts';
import type { AskedStay, RoomsModel } from '../home.model.ts';
import { roomsWantedAtom } from '../show-rooms.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import type { DeskQuestion } from './desk-dialogs.tsx';
import { PlainDesk } from './plain-desk.tsx';
import * as styles from './search-desk.module.css';

const load = () => import(/* webpackChunkName: "later" */ './desk-dialogs.tsx');
const DeskDialogs = lazyDialog(() => load().then(({ DeskDialogs: dialogs }) => dialogs));

/** Starts fetching the dialogs and what they hold, when the guest is about to open one. */
const prepareDialogs = (): void =>
  void load()
    .then(({ prepareDateRange }) => prepareDateRange())
    .catch(() => undefined);

/** Dates and guests. Its answers are a URL: with JavaScript the deep link, without it a form that leads there. */
export function SearchDesk({
  hotel,
  stay,
  today,
  form,
  coupon = null,
  to = (asked) => stayUrl({ hotelId: hotel.id, ...asked }, couponSearch(coupon)),
}: SearchDeskProps): ReactNode {
  const { t } = useLingui();
  const { site } = usePage();
  const { go } = useNavigation();
  const words = useStayWords();
  const showRooms = useSetAtom(roomsWantedAtom);
  const [draft, setDraft] = useState<AskedStay>(stay);
  const [open, setOpen] = useState<DeskQuestion | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    showRooms(stayUrl({ hotelId: hotel.id, ...draft }));
    go(to(draft));
  };
  const ask = (question: DeskQuestion): void => {
    setOpened(true);
    setOpen(question);
  };
  return (
    <>
      <search className={styles.desk} data-ground="brand">
        <form
          className={cx(wrap, styles.form)}
          action={form ?? homePath(site)}
          method="get"
          aria-label={t`Dates and guests`}
          onSubmit={submit}
        >
          <Question
            label={t({ message: 'Dates', context: 'of a stay' })}
            answer={words.dates(draft)}
            glyph={calendarDays}
            onOpen={() => ask('dates')}
            onNear={prepareDialogs}
          />
          <Question
            label={t({ message: 'Guests', context: 'of a stay' })}
            answer={words.guests(draft.guests)}
            glyph={users}
            onOpen={() => ask('guests')}
            onNear={prepareDialogs}
          />
          {coupon === null ? null : <input type="hidden" name="coupon" value={coupon} />}
          <noscript>
            <PlainDesk stay={stay} today={today} />
          </noscript>
          <Button type="submit" look="tag" size="large">
            <Trans>Show rooms</Trans>
          </Button>
        </form>
      </search>
      {/* Beside the desk: on its ground the fields of a dialog would be drawn as on brand. */}
      {wasOpened ? (
        <Suspense fallback={null}>
          <DeskDialogs
            open={open}
            onClose={() => setOpen(null)}
            hotel={hotel}
            today={today}
            draft={draft}
            onUse={(next) => (setDraft(next), setOpen(null))}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface SearchDeskProps extends Pick<RoomsModel, 'hotel' | 'stay' | 'today'> {
  /** The code that the link brought along, to go on with it. */
  readonly coupon?: string | null;
  /** The path that takes the form without JavaScript; the hotel's home unless said. */
  readonly form?: string;
  /** The page of an answer; the rooms on its dates unless said. */
  readonly to?: (asked: AskedStay) => string;
}

interface QuestionProps {
  readonly label: string;
  readonly answer: string;
  readonly glyph: typeof users;
  readonly onOpen: () => void;
  readonly onNear: () => void;
}

function Question({ label, answer, glyph, onOpen, onNear }: QuestionProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.question}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <small>{label}</small>
      <b>
        {answer}
        <Icon glyph={glyph} />
      </b>
    </button>
  );
}
