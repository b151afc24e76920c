import { useNavigation, usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { prepareDateRange } from '@latchkey/ui/date-range';
import { calendarDays, users } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState, type FormEvent, type ReactNode } from 'react';
import { homePath } from '../home.dates.ts';
import type { AskedStay, HomeModel } from '../home.model.ts';
import { roomsWantedAtom } from '../show-rooms.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import { DeskDates } from './desk-dates.tsx';
import { DeskGuests } from './desk-guests.tsx';
import { PlainDesk } from './plain-desk.tsx';
import * as styles from './search-desk.module.css';

/** Dates and guests. Its answers are a URL: with JavaScript the deep link, without it a form that leads there. */
export function SearchDesk({ hotel, stay, today }: Pick<HomeModel, 'hotel' | 'stay' | 'today'>): ReactNode {
  const { t } = useLingui();
  const { site } = usePage();
  const { go } = useNavigation();
  const words = useStayWords();
  const showRooms = useSetAtom(roomsWantedAtom);
  const [draft, setDraft] = useState<AskedStay>(stay);
  const [open, setOpen] = useState<'dates' | 'guests' | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    showRooms(true);
    go(stayUrl({ hotelId: hotel.id, ...draft }));
  };
  const close = (): void => setOpen(null);
  return (
    <search className={styles.desk} data-ground="brand">
      <form className={cx(wrap, styles.form)} action={homePath(site)} method="get" aria-label={t`Dates and guests`} onSubmit={submit}>
        <Question
          label={t({ message: 'Dates', context: 'of a stay' })}
          answer={words.dates(draft)}
          glyph={calendarDays}
          onOpen={() => setOpen('dates')}
          onNear={prepareDateRange}
        />
        <Question label={t({ message: 'Guests', context: 'of a stay' })} answer={words.guests(draft.guests)} glyph={users} onOpen={() => setOpen('guests')} />
        <noscript>
          <PlainDesk stay={stay} today={today} />
        </noscript>
        <Button type="submit" look="tag" size="large">
          <Trans>Show rooms</Trans>
        </Button>
      </form>
      <DeskDates
        open={open === 'dates'}
        onClose={close}
        hotel={hotel}
        stay={draft}
        today={today}
        onUse={(dates) => (setDraft({ ...draft, ...dates }), close())}
      />
      <DeskGuests open={open === 'guests'} onClose={close} hotel={hotel} guests={draft.guests} onUse={(guests) => (setDraft({ ...draft, guests }), close())} />
    </search>
  );
}

interface QuestionProps {
  readonly label: string;
  readonly answer: string;
  readonly glyph: typeof users;
  readonly onOpen: () => void;
  readonly onNear?: () => void;
}

function Question({ label, answer, glyph, onOpen, onNear }: QuestionProps): ReactNode {
  return (
    <button type="button" className={styles.question} aria-haspopup="dialog" onClick={onOpen} onPointerEnter={onNear} onFocus={onNear}>
      <small>{label}</small>
      <b>
        {answer}
        <Icon glyph={glyph} />
      </b>
    </button>
  );
}
