import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, buttonClass, textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { eye } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { Qr } from '@latchkey/ui/qr';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { Start, StepModel } from '../start.model.ts';
import { CopyLink } from './copy-link.tsx';
import { Needs } from './needs.tsx';
import * as styles from './preview-page.module.css';

/** Its pages before guests see them, on this device and on a phone; what it lacks; and the press that opens it. */
export function PreviewPage({ model, start }: { readonly model: StepModel; readonly start: Start }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { preview, needs, refused, isWithdrawn, isApproved } = model;
  const { state, hotelId, address, proposal } = start;
  const zone = proposal?.timeZone ?? 'UTC';
  const ends = preview === null ? 0 : Date.parse(preview.expiresAt);
  // As a part of its own: of a text within a sentence, what looks like its marks would be lost.
  const words = <bdi>{refused}</bdi>;
  const hasMust = needs.some(({ rank }) => rank === 'must');
  return (
    <div className={styles.page}>
      <div className={styles.show}>
        {preview === null || state === 'live' ? null : (
          <>
            <div className={styles.open}>
              <a className={buttonClass({ look: 'quiet' })} href={preview.url} target="_blank" rel="noopener">
                <Icon icon={eye} className={styles.icon} />
                <Trans>See your pages</Trans>
              </a>
              <p className={styles.ends}>
                <Trans>
                  The link ends {formatMomentDate(ends, zone, locale)}, {formatMomentTime(ends, zone, locale)}. Whoever
                  has it sees the pages; nothing can be booked there.
                </Trans>
              </p>
              <CopyLink url={preview.url} />
              <SiteLink className={textLinkClass} to={deskUrl('setUp', { hotelId })}>
                <Trans>Make a test booking</Trans>
              </SiteLink>
            </div>
            <div className={styles.code}>
              <Qr text={preview.url} label={t`QR code: opens the pages on a phone`} />
              <p className={styles.ends}>
                <Trans>On your own phone</Trans>
              </p>
            </div>
          </>
        )}
        {state === 'live' ? (
          <a className={buttonClass({ look: 'ink' })} href={address} target="_blank" rel="noopener">
            <Icon icon={eye} className={styles.icon} />
            <Trans>See it as guests do</Trans>
          </a>
        ) : null}
      </div>
      <div>
        {refused === null || state !== 'draft' ? null : (
          <Notice tone="warn" title={<Trans>Guests do not see it yet</Trans>}>
            <p>
              <Trans>We wrote: “{words}”</Trans>
            </p>
          </Notice>
        )}
        {isWithdrawn && state === 'draft' ? (
          <Notice tone="warn" title={<Trans>No longer waiting</Trans>}>
            <p>
              <Trans>
                Its name, place, domain, payments or pictures were changed while it waited. Publish it again, and we
                review the current version.
              </Trans>
            </p>
          </Notice>
        ) : null}
        <p className={styles.address}>
          {state === 'live' ? <Trans>Guests find it at</Trans> : <Trans>Guests will find it at</Trans>}{' '}
          <bdi dir="ltr">
            <b>{address.replace(/^https?:\/\//, '')}</b>
          </bdi>
        </p>
        <Needs needs={needs} hotelId={hotelId} />
        <div className={styles.foot}>
          {state === 'draft' ? (
            <ActionForm action={postAddress('open', locale)}>
              <Button type="submit" off={hasMust}>
                <Trans context="a house, for the first time">Publish</Trans>
              </Button>
            </ActionForm>
          ) : null}
          {state === 'draft' ? (
            <SiteLink
              className={buttonClass({ look: 'quiet' })}
              to={deskUrl('startStep', { house: hotelId, step: 'terms' })}
            >
              <Trans context="to the step before">Back</Trans>
            </SiteLink>
          ) : null}
          <SiteLink className={buttonClass({ look: 'quiet' })} to={deskUrl('setUp', { hotelId })}>
            <Trans>Go to Settings</Trans>
          </SiteLink>
          {state === 'draft' ? null : (
            <SiteLink className={buttonClass({ look: 'quiet' })} to={deskUrl('today', { hotelId })}>
              <Trans>To its desk</Trans>
            </SiteLink>
          )}
        </div>
        {state === 'draft' && isApproved ? (
          <p className={styles.ends}>
            <Trans>We review each property before guests see it for the first time.</Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}
