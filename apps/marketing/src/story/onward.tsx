import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './onward.module.css';

interface OnwardProps {
  /** What the next page shows, and its path. */
  readonly next: ReactNode;
  readonly to: string;
}

/** The end of a page of the provider: the next page and the contact. On a hotel's host the contact is left out. */
export function Onward({ next, to }: OnwardProps) {
  const { locale, site } = usePage();
  return (
    <nav className={cx(wrap, styles.onward)} aria-labelledby="onward">
      <h2 id="onward" className={styles.title}>
        <Trans context="the pages after this one">Read on</Trans>
      </h2>
      <TextLink className={styles.next} href={inLanguage(to, locale)}>
        {next}
        <Icon icon={arrowRight} />
      </TextLink>
      {site.kind === 'hotel' ? null : (
        <LinkButton look="quiet" href={inLanguage(urlOf('listYourHotel'), locale)}>
          <Trans>Talk to us</Trans>
        </LinkButton>
      )}
    </nav>
  );
}
