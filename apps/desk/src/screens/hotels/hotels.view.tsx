import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { hung, hungTag } from '@latchkey/ui/hung-tag';
import { Notice } from '@latchkey/ui/notice';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Door } from '../../frame/door.tsx';
import { homeOf } from '../../frame/home-of.ts';
import { PersonMenu } from '../../frame/person-menu.tsx';
import { roleNames } from '../../frame/role.copy.ts';
import { Invitations } from '../../frame/invitations.tsx';
import type { HotelsModel } from './hotels.loader.ts';
import * as styles from './hotels.module.css';

/** The hotels that a person works at, a tag each on one rail. */
export function HotelsView({ model: { session, problem } }: { readonly model: HotelsModel }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { invitations = [] } = session;
  return (
    <Door end={<PersonMenu person={session.person} roleHere={null} here={deskUrl('hotels')} />}>
      <main id="main" className={styles.inner}>
        <h1 className={styles.title}>
          <Trans>Which hotel?</Trans>
        </h1>
        {problem === null ? null : (
          <div className={styles.notice}>
            {problem === 'still_in' ? (
              <Notice tone="bad" role="alert" title={<Trans>You are still signed in</Trans>}>
                <Trans>The desk cannot be reached right now. Please try to sign out again in a minute.</Trans>
              </Notice>
            ) : (
              <Notice
                tone="warn"
                role="alert"
                title={
                  <Trans>
                    The desk cannot be reached right now. Nothing was changed: please try again in a minute.
                  </Trans>
                }
              />
            )}
          </div>
        )}
        {session.isOperator === true ? (
          <p className={styles.notice}>
            <SiteLink to={deskUrl('operator')}>
              <Trans context="of the provider">All hotels</Trans>
            </SiteLink>
          </p>
        ) : null}
        {invitations.length === 0 ? null : (
          <section className={styles.notice}>
            <h2>
              <Trans>Invitations</Trans>
            </h2>
            <Invitations invitations={invitations} />
          </section>
        )}
        {session.hotels.length === 0 && invitations.length > 0 ? null : session.hotels.length === 0 ? (
          <>
            <p className={soft}>
              <Trans>You no longer have access to a hotel here. The hotel’s owner can invite you again.</Trans>
            </p>
            <p>
              <SiteLink to={deskUrl('start')}>
                <Trans>Set up your own property</Trans>
              </SiteLink>
            </p>
          </>
        ) : (
          <ul className={styles.tags}>
            {session.hotels.map((hotel) => (
              <li key={hotel.hotelId} className={cx(hung, styles.hook)}>
                <a className={styles.house} href={inLanguage(homeOf(hotel), locale)}>
                  <span className={cx(hungTag, styles.tag)}>
                    <b className={styles.name}>{hotel.name}</b>
                    <span className={small}>{hotel.city}</span>
                  </span>
                  <span className={styles.slip}>{i18n._(roleNames[hotel.role])}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </Door>
  );
}
