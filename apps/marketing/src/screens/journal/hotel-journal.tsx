import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { hotelHomeAnchor, hotelHomeUrl, urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { JournalOfHotel } from '../../journal/journal.model.ts';
import * as styles from './journal.module.css';

/** A hotel's own posts, where it writes them; one that writes none says so, and leads on. */
export function HotelJournal({ hotel }: { readonly hotel: JournalOfHotel }) {
  const { site, locale } = usePage();
  const { name } = hotel;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <header className={styles.head}>
        <h1>
          <Trans>Journal</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          {hotel.posts.length === 0 ? (
            <Trans>{name} has not written anything here yet.</Trans>
          ) : (
            <Trans>What {name} writes about itself and the town around it.</Trans>
          )}
        </p>
      </header>
      <ul className={styles.own}>
        {hotel.posts.map((post) => (
          <li key={post.url}>
            <TextLink href={post.url} rel="noopener">
              {post.name}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <SiteLink to={urlOf('planner', { hotelId: hotel.id })}>
          <Trans>Plan your days</Trans>
        </SiteLink>
        <TextLink href={`${inLanguage(hotelHomeUrl(site), locale)}${hotelHomeAnchor('rooms')}`}>
          <Trans>Rooms and prices</Trans>
        </TextLink>
      </p>
    </main>
  );
}
