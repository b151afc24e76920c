import { findingRanks } from '@latchkey/booking-core/onboarding';
import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Trans, useLingui } from '@lingui/react/macro';
import { needWords, rankNames } from './needs.copy.ts';
import type { Need } from '../start.model.ts';
import * as styles from './needs.module.css';

/** The page of the set-up on which something that is lacking is brought in. */
const partOf: Readonly<Record<Need['kind'], string | null>> = {
  mend: null,
  pictures: 'pictures',
  texts: 'texts',
  imprint: 'legal',
  taxes: 'taxes',
  online: 'payment',
  languages: 'languages',
};

function mendedAt(kind: Need['kind'], hotelId: number): string {
  const part = partOf[kind];
  return part === null ? deskUrl('setUp', { hotelId }) : deskUrl('setUpPart', { hotelId, part });
}

/** What a house lacks, in three ranks; nothing of the first keeps it from guests. */
export function Needs({ needs, hotelId }: { readonly needs: readonly Need[]; readonly hotelId: number }) {
  const { i18n } = useLingui();
  return findingRanks.map((rank) => {
    const of = needs.filter((need) => need.rank === rank);
    return of.length === 0 ? null : (
      <section key={rank}>
        <div className={styles.rank}>
          <h2 className={styles.title}>{i18n._(rankNames[rank])}</h2>
          <span>{of.length}</span>
        </div>
        <ul className={styles.needs}>
          {of.map(({ kind }) => (
            <li key={kind} className={styles.need}>
              <span>
                {i18n._(needWords[kind].what)}
                <small>{i18n._(needWords[kind].why)}</small>
              </span>
              <SiteLink className={styles.link} to={mendedAt(kind, hotelId)}>
                {kind === 'pictures' ? (
                  <Trans>Add pictures</Trans>
                ) : (
                  <Trans context="what a house lacks">Fix it in Settings</Trans>
                )}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
