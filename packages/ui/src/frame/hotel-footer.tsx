import { telUrl } from '@latchkey/format/phone';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { phone as phoneIcon, video } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { LatchkeyMark } from '../marks/latchkey-mark.tsx';
import { row, wrap } from '../text/text.ts';
import { Mark, type MarkProps } from './mark.tsx';
import type { HeaderLink } from './page-header.tsx';
import * as styles from './footer.module.css';

export interface HotelFooterProps {
  readonly mark: MarkProps;
  readonly address: string;
  /** As dialled: `+918041234567`. */
  readonly phone: string;
  readonly videoCallUrl?: string | null | undefined;
  readonly links: readonly HeaderLink[];
  /** The third column: the newsletter's form, where there is one. */
  readonly children?: ReactNode;
}

/** The foot of a hotel's page: where it is, how to call, who answers for what. */
export function HotelFooter({ mark, address, phone, videoCallUrl, links, children }: HotelFooterProps): ReactNode {
  const hotelName = mark.name;
  return (
    <footer className={styles.footer} data-ground="brand">
      <div className={wrap}>
        <div className={styles.grid}>
          <div>
            <Mark {...mark} place={undefined} />
            <address className={styles.address}>
              <bdi>{address}</bdi>
            </address>
            <p className={styles.address}>
              <bdi dir="ltr">{phone}</bdi>
            </p>
            <p className={row}>
              <LinkButton look="tag" href={telUrl(phone)}>
                <Icon icon={phoneIcon} />
                <Trans context="telephone the hotel">Call</Trans>
              </LinkButton>
              {videoCallUrl ? (
                <LinkButton look="quiet" href={videoCallUrl} rel="noopener">
                  <Icon icon={video} />
                  <Trans>Video call</Trans>
                </LinkButton>
              ) : null}
            </p>
          </div>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          {children}
        </div>
        <p className={styles.small}>
          <Trans>
            You book with {hotelName}, and the hotel answers for the stay. Latchkey runs this site for the hotel; what
            it shows about the hotel is for reference, and Latchkey is not liable for it. Disputes go to the hotel.
          </Trans>
        </p>
        <p className={styles.made}>
          <LatchkeyMark plain size={20} />
          <bdi>Latchkey</bdi>
        </p>
      </div>
    </footer>
  );
}
