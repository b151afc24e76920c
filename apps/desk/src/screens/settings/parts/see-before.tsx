import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass, textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { eye } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { Qr } from '@latchkey/ui/qr';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { Trans, useLingui } from '@lingui/react/macro';
import { TrialBooking } from '../trial/trial-booking.tsx';
import type { OverviewModel } from '../settings.model.ts';
import * as styles from './see-before.module.css';

/** The hotel's pages with its draft, before guests see them; and where a hotel is opened that no guest has seen. */
export function SeeBefore({
  model: { opening, refused, isWithdrawn, preview, trial },
  hotelId,
}: {
  readonly model: Pick<OverviewModel, 'opening' | 'refused' | 'isWithdrawn' | 'preview' | 'trial'>;
  readonly hotelId: number;
}) {
  const { t } = useLingui();
  const { locale, site } = usePage();
  // As a part of its own: of a text within a sentence, what looks like its marks would be lost.
  const words = <bdi>{refused}</bdi>;
  const ends = preview === null ? 0 : Date.parse(preview.expiresAt);
  const zone = site.hotel?.timeZone ?? 'UTC';
  return (
    <>
      {opening === 'live' ? null : (
        <Notice
          tone="warn"
          title={
            opening === 'draft' ? (
              <Trans>Guests do not see this hotel yet</Trans>
            ) : (
              <Trans>Guests see this hotel once we have reviewed it</Trans>
            )
          }
        >
          {refused === null ? null : (
            <p>
              <Trans>We wrote: “{words}”</Trans>
            </p>
          )}
          {isWithdrawn ? (
            <p>
              <Trans>
                Its name, place, address on the web, payments or pictures were changed while it waited. Open it again.
              </Trans>
            </p>
          ) : null}
          <SiteLink to={deskUrl('startStep', { house: hotelId, step: 'preview' })}>
            <Trans>See what it lacks, and open it</Trans>
          </SiteLink>
        </Notice>
      )}
      {preview === null ? null : (
        <div className={styles.before}>
          <div className={styles.open}>
            <a className={buttonClass({ look: 'quiet' })} href={preview.url} target="_blank" rel="noopener">
              <Icon icon={eye} className={styles.icon} />
              <Trans>See it before guests do</Trans>
            </a>
            <p className={styles.ends}>
              <Trans>
                The link ends {formatMomentDate(ends, zone, locale)}, {formatMomentTime(ends, zone, locale)}. Whoever
                has it sees the pages; nothing can be booked there.
              </Trans>
            </p>
            {opening === 'live' ? (
              <SiteLink className={textLinkClass} to={deskUrl('setUpPart', { hotelId, part: 'beside' })}>
                <Trans>Page by page beside what guests see now</Trans>
              </SiteLink>
            ) : null}
          </div>
          <div className={styles.code}>
            <Qr text={preview.url} label={t`QR code: opens the pages on a phone`} />
          </div>
        </div>
      )}
      <div className={styles.before}>
        <TrialBooking trial={trial} zone={zone} action={postAddress('try', locale)} />
      </div>
    </>
  );
}
