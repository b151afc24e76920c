import { SiteLink, usePage } from '@latchkey/site';
import { urlOf, withSearch } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { chipClass } from '@latchkey/ui/chip';
import { cx } from '@latchkey/ui/cx';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { topics, type JournalModel, type Topic } from '../../journal/journal.model.ts';
import { topicWords } from '../../journal/journal-words.ts';
import { PostCard } from '../../journal/parts/post-card.tsx';
import { HotelJournal } from './hotel-journal.tsx';
import * as styles from './journal.module.css';

/** The list of posts: the newest large, the others beneath it. On a hotel's pages the hotel's own. */
export function JournalView({ model }: { readonly model: JournalModel }) {
  return model.hotel === null ? <ProviderJournal model={model} /> : <HotelJournal hotel={model.hotel} />;
}

function ProviderJournal({ model: { posts, topic, page, pages } }: { readonly model: JournalModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const to = (of: Topic | null, at = 1): string =>
    urlOf('blogs', {}, { ...(of === null ? {} : { topic: of }), ...(at === 1 ? {} : { page: String(at) }) });
  const [first, ...others] = posts;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <header className={styles.head}>
        <h1>
          <Trans>Journal</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          <Trans>What is behind a booking, told plainly by the people who build it.</Trans>
        </p>
      </header>
      <nav className={styles.topics} aria-label={t`Topics`}>
        {[null, ...topics].map((one) => (
          <SiteLink
            key={one ?? ''}
            className={cx(chipClass, one === topic && styles.on)}
            aria-current={one === topic ? 'page' : undefined}
            to={to(one)}
          >
            {one === null ? t({ message: 'All', context: 'all posts of the journal' }) : i18n._(topicWords[one])}
          </SiteLink>
        ))}
      </nav>
      {first === undefined ? null : <PostCard post={first} isFirst />}
      <ul className={styles.others}>
        {others.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {pages > 1 ? (
          <nav className={styles.pages} aria-label={t`Pages`}>
            {page > 1 ? (
              <SiteLink className={chipClass} rel="prev" to={to(topic, page - 1)}>
                <Trans context="page of a list">Previous</Trans>
              </SiteLink>
            ) : null}
            <span className={small}>
              <Trans>
                Page {page} of {pages}
              </Trans>
            </span>
            {page < pages ? (
              <SiteLink className={chipClass} rel="next" to={to(topic, page + 1)}>
                <Trans context="page of a list">Next</Trans>
              </SiteLink>
            ) : null}
          </nav>
        ) : null}
        <TextLink href={withSearch('/blogs/feed.xml', { lang: locale })} type="application/atom+xml">
          <Trans>Follow by feed (Atom)</Trans>
        </TextLink>
      </div>
    </main>
  );
}
