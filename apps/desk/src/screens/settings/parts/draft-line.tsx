import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { textLinkClass } from '@latchkey/ui/button';
import { soft } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { SettingsModel } from '../settings.model.ts';
import * as styles from '../settings.module.css';

/** What guests see, and whether there is a draft beside it. */
export function DraftLine({
  model: { live, changes, kept, isUnopened },
  hotelId,
}: {
  readonly model: SettingsModel;
  readonly hotelId: number;
}) {
  const { locale, site } = usePage();
  const timeZone = site.hotel?.timeZone ?? 'UTC';
  const { number, at, by } = live;
  const moment = at === null ? null : Date.parse(at);
  return (
    <p className={styles.draft}>
      {changes === 0 ? (
        <Badge>
          <Trans context="a draft">No draft</Trans>
        </Badge>
      ) : (
        <Badge tone="tag">
          <Plural value={changes} one="Draft, # change" other="Draft, # changes" />
        </Badge>
      )}
      <span className={soft}>
        {isUnopened ? (
          <>
            <Trans>Guests do not see this hotel yet</Trans>{' '}
            <SiteLink className={textLinkClass} to={deskUrl('startStep', { house: hotelId, step: 'preview' })}>
              <Trans>See what it lacks, and open it</Trans>
            </SiteLink>
          </>
        ) : moment === null ? (
          <Trans>Guests see number {number}.</Trans>
        ) : by === null ? (
          <Trans>
            Guests see number {number}, since {formatMomentDate(moment, timeZone, locale)},{' '}
            {formatMomentTime(moment, timeZone, locale)}.
          </Trans>
        ) : (
          <Trans>
            Guests see number {number} by <bdi>{by}</bdi>, since {formatMomentDate(moment, timeZone, locale)},{' '}
            {formatMomentTime(moment, timeZone, locale)}.
          </Trans>
        )}
        {kept === 'files' ? (
          <>
            {' '}
            <Trans>
              This hotel is managed in files. Once you publish here, it is managed here and its files are no longer
              read.
            </Trans>
          </>
        ) : null}
      </span>
    </p>
  );
}
