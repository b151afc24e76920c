import { hotelStandings } from '@latchkey/booking-core/onboarding';
import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Notice } from '@latchkey/ui/notice';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Door } from '../../frame/door.tsx';
import { PersonMenu } from '../../frame/person-menu.tsx';
import { doneWords, noneWords, problemWords, stateNames } from './operator.copy.ts';
import type { HotelsModel, OperatorModel } from './operator.model.ts';
import { Changed } from './parts/changed.tsx';
import { HotelLine } from './parts/hotel-line.tsx';
import { LiveSearch } from './parts/live-search.tsx';
import { MonthOfHotels } from './parts/month-of-hotels.tsx';
import { Stuck } from './parts/stuck.tsx';
import * as styles from './operator.module.css';

/** The provider's page: its hotels, or what they have sold in a month. */
export function OperatorView({ model }: { readonly model: OperatorModel }) {
  return (
    <Door end={<PersonMenu person={model.session.person} roleHere={null} here={deskUrl('operator')} />}>
      <main id="main" className={styles.inner}>
        {model.page === 'month' ? <MonthOfHotels model={model} /> : <Hotels model={model} />}
      </main>
    </Door>
  );
}

/** The hotels of this installation as the provider's people look after them, and at what owners stand still. */
function Hotels({ model }: { readonly model: HotelsModel }) {
  const { i18n } = useLingui();
  const changed = model.hotels.filter((hotel) => hotel.changes !== undefined);
  const { hotels, stuck, isApproved, q, done, problem } = model;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans context="of the provider">All hotels</Trans>
        </h1>
        <SiteLink to={deskUrl('operator', {}, { month: 'now' })} className={styles.other}>
          <Trans context="of all hotels">The month</Trans>
        </SiteLink>
      </div>
      {done === null ? null : <Notice tone="good" role="status" title={i18n._(doneWords[done])} />}
      {problem === null ? null : <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />}
      {isApproved ? null : (
        <p className={soft}>
          <Trans>Hotels are shown as soon as their owners open them: APPROVE_HOTELS is off.</Trans>
        </p>
      )}
      <Changed hotels={changed} typed={model.typed} />
      {hotelStandings.map((state) => {
        const those = hotels.filter((hotel) => hotel.state === state && !changed.includes(hotel));
        return (
          <section key={state} aria-labelledby={`hotels-${state}`} className={styles.group}>
            <div className={styles.head}>
              <h2 id={`hotels-${state}`} className={styles.state}>
                {i18n._(stateNames[state])}
              </h2>
              <Badge tone={state === 'waiting' && those.length > 0 ? 'tag' : 'plain'}>
                <bdi>{those.length}</bdi>
              </Badge>
            </div>
            {state === 'live' ? <LiveSearch q={q} /> : null}
            {those.length === 0 ? (
              <p className={soft}>{i18n._(noneWords[state])}</p>
            ) : (
              <ul className={styles.list}>
                {those.map((hotel) => (
                  <HotelLine key={hotel.hotelId} hotel={hotel} typed={model.typed} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <Stuck stuck={stuck} />
    </>
  );
}
