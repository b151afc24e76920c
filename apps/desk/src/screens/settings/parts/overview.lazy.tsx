import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { OverviewModel, Planned } from '../settings.model.ts';
import { Differences } from './differences.tsx';
import { Findings } from './findings.tsx';
import { History } from './history.tsx';
import { PublishForm } from './publish-form.tsx';
import { SeeBefore } from './see-before.tsx';
import * as styles from './overview.module.css';

/** What guests will see differently, what is missing, what is planned, and what was. */
export function Overview({
  model,
  hotelId,
  returned,
}: {
  readonly model: OverviewModel;
  readonly hotelId: number;
  readonly returned: Readonly<Record<string, string>>;
}) {
  const { differences, conflicts, findings, planned, currency, unread } = model;
  return (
    <>
      <SeeBefore model={model} hotelId={hotelId} />
      <section aria-labelledby="differences-title">
        <h2 id="differences-title" className={styles.title}>
          <Trans>What guests will see differently</Trans>
        </h2>
        {unread === 0 ? null : (
          <p>
            <Plural
              value={unread}
              one="# proposed text waits to be read: guests do not see it, and it is not published."
              other="# proposed texts wait to be read: guests do not see them, and they are not published."
            />{' '}
            <SiteLink className={textLinkClass} to={deskUrl('setUpPart', { hotelId, part: 'languages' })}>
              <Trans context="texts of a model">Read them</Trans>
            </SiteLink>
          </p>
        )}
        {differences.length === 0 && conflicts.length === 0 ? (
          <p>
            <Trans>There is no draft. Choose a page to make changes.</Trans>
          </p>
        ) : (
          <>
            {conflicts.length === 0 ? null : (
              <Notice
                tone="warn"
                role="alert"
                title={
                  <Trans>
                    These fields have changed since you saved them. Please open them and save your version again.
                  </Trans>
                }
              />
            )}
            <Differences
              differences={conflicts.map(({ now, value, ...place }) => ({ ...place, before: now, after: value }))}
              currency={currency}
              hotelId={hotelId}
            />
            <Differences differences={differences} currency={currency} hotelId={hotelId} />
            <PublishForm model={model} returned={returned} />
          </>
        )}
      </section>
      {planned.map((one) => (
        <PlannedEntry key={one.from} planned={one} currency={currency} />
      ))}
      <section aria-labelledby="missing-title">
        <h2 id="missing-title" className={styles.title}>
          <Trans>What is missing</Trans>
        </h2>
        {findings.length === 0 ? (
          <p>
            <Trans>Nothing is missing.</Trans>
          </p>
        ) : (
          <Findings findings={findings} hotelId={hotelId} heading="h3" />
        )}
      </section>
      <History model={model} hotelId={hotelId} />
    </>
  );
}

function PlannedEntry({
  planned: { from, by, differences, refused },
  currency,
}: {
  readonly planned: Planned;
  readonly currency: OverviewModel['currency'];
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const day = formatDate(from as LocalDate, locale, 'short-year');
  return (
    <section aria-label={t`Planned for ${day}`}>
      <h2 className={styles.title}>
        <Trans>Planned for {day}</Trans> {by === null ? null : <bdi className={styles.by}>{by}</bdi>}
      </h2>
      {refused === null ? null : (
        <Notice
          tone="warn"
          role="alert"
          title={
            <Trans>
              It could not be published on the planned day: something else was changed, or something is missing. Restore
              it to the draft, fix it, and publish it.
            </Trans>
          }
        />
      )}
      <Differences differences={differences} currency={currency} />
      <ActionForm action={postAddress('take-back', locale)}>
        <input type="hidden" name="from" value={from} />
        <Button type="submit" look="quiet" size="small">
          <Trans context="what was planned">Restore to draft</Trans>
        </Button>
      </ActionForm>
    </section>
  );
}
