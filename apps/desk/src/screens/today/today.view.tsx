import { useOfflineCopy } from '@latchkey/offline/page';
import { inLanguage, usePage } from '@latchkey/site';
import { deskWorkerPath } from '@latchkey/site/urls';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Framed } from '../../frame/desk-frame.types.ts';
import { DayProvider } from './day-on-page.tsx';
import { DayHead } from './parts/day-head.tsx';
import { DaySection } from './parts/day-section.tsx';
import { FreshList } from './parts/fresh-list.tsx';
import { LeftOwing } from './parts/left-owing.tsx';
import { NewsLine } from './parts/news-line.tsx';
import { Notes } from './parts/notes.tsx';
import { ActionProblem } from './parts/action-problem.tsx';
import { Rack } from './parts/rack.tsx';
import { RoomTypes } from './parts/room-types.tsx';
import { Stays } from './parts/stays.tsx';
import { UndoBar } from './parts/undo-bar.tsx';
import * as styles from './today.module.css';
import { foundTitle, sectionNames } from './today.copy.ts';
import type { TodayModel } from './today.model.ts';
import { pagesOf } from './pages-of.ts';
import { useLook } from './use-look.ts';

/** The sheet of a day: what is to do stands first and tall, what only is stands small. */
export function TodayView({ model }: { readonly model: TodayModel & Framed }) {
  const { i18n } = useLingui();
  const { day } = model;
  const { now, locale } = usePage();
  useLook(model.frame.hotel.hotelId, day);
  useOfflineCopy({ worker: deskWorkerPath, now, others: pagesOf(model).map((path) => inLanguage(path, locale)) });
  const toPay = day.arrivals.filter(({ toPay: sum }) => sum > 0).length;
  const [leaving, left] = [
    day.departures.filter(({ leftAt }) => leftAt === null),
    day.departures.filter(({ leftAt }) => leftAt !== null),
  ];
  return (
    <DayProvider model={model}>
      <DayHead />
      <NewsLine />
      <ActionProblem />
      {model.found === null ? null : (
        <DaySection
          id="found"
          title={i18n._(foundTitle)}
          bookings={model.found}
          aside={model.found.length === 0 ? <Trans>No matching booking</Trans> : undefined}
        />
      )}
      {model.rack === null ? null : <Rack units={model.rack} />}
      <RoomTypes types={day.roomTypes} isForPrint={model.rack !== null} />
      <Notes />
      {day.overdue.length === 0 ? null : (
        <DaySection id="overdue" title={i18n._(sectionNames.overdue)} bookings={day.overdue} isBad />
      )}
      {day.toAnswer.length === 0 ? null : (
        <DaySection id="toAnswer" title={i18n._(sectionNames.toAnswer)} bookings={day.toAnswer} />
      )}
      <DaySection
        id="arrivals"
        title={i18n._(sectionNames.arrivals)}
        bookings={day.arrivals}
        aside={day.arrivals.length === 0 ? <Trans>No arrivals</Trans> : <Trans>{toPay} to pay</Trans>}
      />
      <section id="inHouse" className={styles.section} aria-labelledby="inHouse-title">
        <header className={styles.margin}>
          <h2 id="inHouse-title" className={styles.title}>
            {i18n._(sectionNames.inHouse)}
          </h2>
        </header>
        {day.inHouse.length === 0 ? (
          <p className={styles.nobody}>
            <Trans>No guests in house</Trans>
          </p>
        ) : (
          <Stays bookings={day.inHouse} state="house" />
        )}
      </section>
      <DaySection
        id="departures"
        title={i18n._(sectionNames.departures)}
        bookings={leaving}
        aside={
          day.departures.length === 0 ? (
            <Trans>No departures</Trans>
          ) : (
            <Trans>
              {left.length} of {day.departures.length} gone
            </Trans>
          )
        }
      >
        <Stays bookings={left} state="left" />
      </DaySection>
      <LeftOwing />
      <FreshList />
      <UndoBar />
    </DayProvider>
  );
}
