import { SiteLink } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { chipClass } from '@latchkey/ui/chip';
import { cx } from '@latchkey/ui/cx';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MappedGroup, MappedPage, SiteMapModel } from './site-map.model.ts';
import * as styles from './site-map.module.css';

/** Every page of the site for people, by kind. */
export function SiteMapView({ model: { groups, hotelsPage, hasMoreHotels } }: { readonly model: SiteMapModel }) {
  const { t } = useLingui();
  const titles: Readonly<Record<MappedGroup['kind'], string>> = {
    hotels: t`Hotels`,
    stay: t`Your stay`,
    bookings: t`Your booking`,
    journal: t`Journal`,
    company: t`About Latchkey`,
    terms: t`Terms and privacy`,
  };
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <h1>
        <Trans>All pages</Trans>
      </h1>
      <p className={cx(lead, soft)}>
        <Trans>Every page of this site, by what it is about.</Trans>
      </p>
      {groups.map(({ kind, pages }) => (
        <section key={kind} className={styles.group} aria-labelledby={`pages-${kind}`}>
          <h2 id={`pages-${kind}`} className={styles.title}>
            {titles[kind]}
          </h2>
          <div>
            <ul className={styles.list}>
              {pages.map((page) => (
                <li key={page.to}>
                  <PageLink page={page} />
                  {page.note === '' ? null : <span className={cx(small, soft)}>{page.note}</span>}
                </li>
              ))}
            </ul>
            {kind === 'hotels' && (hotelsPage > 1 || hasMoreHotels) ? (
              <p className={styles.parts}>
                {hotelsPage > 1 ? (
                  <SiteLink
                    className={chipClass}
                    rel="prev"
                    to={urlOf('sitemaps', {}, { page: String(hotelsPage - 1) })}
                  >
                    <Trans context="page of a list">Previous</Trans>
                  </SiteLink>
                ) : null}
                {hasMoreHotels ? (
                  <SiteLink
                    className={chipClass}
                    rel="next"
                    to={urlOf('sitemaps', {}, { page: String(hotelsPage + 1) })}
                  >
                    <Trans context="page of a list">Next</Trans>
                  </SiteLink>
                ) : null}
              </p>
            ) : null}
          </div>
        </section>
      ))}
    </main>
  );
}

const PageLink = ({ page: { to, title } }: { readonly page: MappedPage }) =>
  to.startsWith('/') ? <SiteLink to={to}>{title}</SiteLink> : <a href={to}>{title}</a>;
