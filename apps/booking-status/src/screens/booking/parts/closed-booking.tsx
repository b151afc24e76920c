import { telUrl } from '@latchkey/format/phone';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Panel } from '@latchkey/ui/panel';
import { lead, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ClosedBookingProps {
  readonly bookingId: string;
  readonly title: ReactNode;
  /** Whether the hotel may still be able to do it by telephone. */
  readonly mayCall: boolean;
}

/** A booking with which a page's act is not possible any more: why, and the way back to it. */
export function ClosedBooking({ bookingId, title, mayCall }: ClosedBookingProps) {
  const { locale, site } = usePage();
  const phone = mayCall ? site.hotel?.phone : undefined;
  return (
    <Panel
      kind="refused"
      level={1}
      title={title}
      acts={
        <LinkButton href={inLanguage(urlOf('bookingStatus', { bookingId }), locale)}>
          <Trans>See the booking</Trans>
        </LinkButton>
      }
    >
      {phone === undefined ? null : (
        <p className={cx(lead, soft)}>
          <Trans>
            Please call the hotel:{' '}
            <a href={telUrl(phone)}>
              <bdi>{phone}</bdi>
            </a>
          </Trans>
        </p>
      )}
    </Panel>
  );
}
