import { SiteLink, useComingPage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Notice } from '@latchkey/ui/notice';
import { Panel } from '@latchkey/ui/panel';
import { chipClass } from '@latchkey/ui/chip';
import { small, soft, wrap } from '@latchkey/ui/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { finderUrl } from '../finder-url.ts';
import type { FinderModel } from '../finder.model.ts';
import { Rack } from './rack.tsx';
import { HotelResult } from './hotel-result.tsx';
import { HotelsMap } from './hotels-map.tsx';
import { NarrowDown } from './narrow-down.tsx';
import * as styles from './results.module.css';

/** What a search for hotels has found: the list, and the map of its hotels. */
export function Results({ model: { asked, results } }: { readonly model: FinderModel }) {
  const { place } = asked;
  const isComing = useComingPage() !== null;
  if (results.kind === 'not-asked') return null;
  return (
    <>
      <div className={cx(wrap, styles.results)}>
        <h1 className={styles.title}>{place === '' ? <Trans>Hotels</Trans> : <Trans>Hotels: {place}</Trans>}</h1>
        {results.kind === 'unavailable' ? (
          <Notice tone="bad" role="alert" title={<Trans>Please try again later!</Trans>} />
        ) : (
          <>
            <NarrowDown asked={asked} />
            <p className={cx(small, soft, styles.count)} role="status">
              {isComing ? (
                <Trans>One moment, we are looking for hotels.</Trans>
              ) : (
                <Plural value={results.total} one="# hotel" other="# hotels" />
              )}
            </p>
            {results.isCut ? (
              <Notice title={<Trans>More hotels match than we can compare at once.</Trans>}>
                <Trans>Name a city or a hotel to compare all of them.</Trans>
              </Notice>
            ) : null}
            {asked.sort === 'price' && new Set(results.hotels.map(({ currency }) => currency)).size > 1 ? (
              <p className={cx(small, soft)}>
                <Trans>Each hotel charges in its own currency, so prices are compared within a currency.</Trans>
              </p>
            ) : null}
            {results.hotels.length === 0 ? (
              <Panel
                kind="empty"
                level={2}
                title={<Trans>No hotel found</Trans>}
                acts={
                  <SiteLink to={finderUrl({ ...asked, place: '', filters: [], page: 1 })}>
                    <Trans>Show all hotels</Trans>
                  </SiteLink>
                }
              >
                <p>
                  <Trans>Check the spelling, or try a city or country.</Trans>
                </p>
              </Panel>
            ) : (
              <div
                className={cx(results.hotels.length > 1 && styles.columns, isComing && styles.before)}
                inert={isComing}
              >
                <ol className={styles.list}>
                  {results.hotels.map((hotel, at) => (
                    <HotelResult key={hotel.id} hotel={hotel} number={at + 1} asked={asked} />
                  ))}
                </ol>
                {results.hotels.length > 1 ? (
                  <div className={styles.map}>
                    <HotelsMap hotels={results.hotels} />
                  </div>
                ) : null}
              </div>
            )}
            <Pages asked={asked} pages={results.pages} />
          </>
        )}
      </div>
      {results.kind === 'found' && results.instead.length > 0 ? <Rack hotels={results.instead} /> : null}
    </>
  );
}

function Pages({ asked, pages }: Pick<FinderModel, 'asked'> & { readonly pages: number }) {
  const { t } = useLingui();
  const { page } = asked;
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 ? (
        <SiteLink className={chipClass} rel="prev" to={finderUrl({ ...asked, page: page - 1 })}>
          <Trans context="page of a list">Previous</Trans>
        </SiteLink>
      ) : null}
      <span className={small}>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages ? (
        <SiteLink className={chipClass} rel="next" to={finderUrl({ ...asked, page: page + 1 })}>
          <Trans context="page of a list">Next</Trans>
        </SiteLink>
      ) : null}
    </nav>
  );
}
