import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans } from '@lingui/react/macro';
import { queryOf } from './journal-query.ts';
import type { FramedJournal } from './journal.model.ts';
import { cx } from '@latchkey/ui/cx';
import * as title from '../../frame/page-title.module.css';
import * as styles from './journal.module.css';
import { Days } from './parts/days.tsx';
import { Filters } from './parts/filters.tsx';

/** Who did what at the hotel, a day a section, latest first. */
export function JournalView({ model }: { readonly model: FramedJournal }) {
  const { lines, asked, next, isUnknown, frame } = model;
  const { hotelId } = frame.hotel;
  return (
    <>
      <h1 className={cx(title.title, title.apart)}>
        <Trans context="who did what at a hotel">Journal</Trans>
      </h1>
      <Filters asked={asked} hotelId={hotelId} />
      {isUnknown ? (
        <Notice
          tone="warn"
          role="alert"
          title={<Trans>Nothing found. Please check the date and the reference.</Trans>}
        />
      ) : null}
      {lines.length === 0 && !isUnknown ? (
        <p className={styles.none}>
          <Trans>Nothing of this kind yet.</Trans>
        </p>
      ) : (
        <Days lines={lines} asked={asked} hotelId={hotelId} />
      )}
      {next === null ? null : (
        <p className={styles.next}>
          <SiteLink className={textLinkClass} to={deskUrl('journal', { hotelId }, { ...queryOf(asked), cursor: next })}>
            <Trans context="lines of the journal">What was before</Trans>
          </SiteLink>
        </p>
      )}
    </>
  );
}
