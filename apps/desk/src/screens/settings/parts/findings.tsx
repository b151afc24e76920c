import { findingRanks } from '@latchkey/booking-core/onboarding';
import { SiteLink, usePage } from '@latchkey/site';
import { defaultLocale, deskUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { findingWordsOf } from '../finding.copy.ts';
import type { Finding } from '../settings.model.ts';
import { queryOf } from '../named-place.ts';
import { PlaceName } from './place-name.tsx';
import * as styles from './differences.module.css';
import * as own from './findings.module.css';

/** What is missing or looks wrong, in three ranks. */
export function Findings({
  findings,
  hotelId,
  heading: Heading = 'h2',
}: {
  readonly findings: readonly Finding[];
  readonly hotelId: number;
  readonly heading?: 'h2' | 'h3';
}) {
  const titles: Readonly<Record<(typeof findingRanks)[number], ReactNode>> = {
    must: <Trans>Fix before publishing</Trans>,
    should: <Trans>Looks wrong</Trans>,
    nice: <Trans>Would be good to have</Trans>,
  };
  return findingRanks.map((rank) => {
    const its = findings.filter((one) => one.rank === rank);
    return its.length === 0 ? null : (
      <section key={rank} aria-labelledby={`rank-${rank}`}>
        <Heading id={`rank-${rank}`} className={own.rank}>
          {titles[rank]}
        </Heading>
        <ul className={styles.list}>
          {its.map((one, at) => (
            <li key={`${at} ${one.path}`} className={styles.line}>
              <PlaceName place={one} />
              <Sentence finding={one} />
              {one.part === null ? null : (
                <SiteLink
                  className={textLinkClass}
                  to={deskUrl('setUpPart', { hotelId, part: one.part }, queryOf(one))}
                >
                  <Trans context="a place of the set-up">Open</Trans>
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** What a sentence of ours says whole: nothing is added to it. */
const saidWhole = [
  'missing',
  'no_words',
  'language_missing',
  'lawyer',
  'phone',
  'price_missing',
  'picture_undescribed',
  'mailbox_unproved',
];

/** What is wrong; the engine's own sentence, which is in English and names the figures, beside it for those who read that. */
export function Sentence({
  finding: { kind, path, message },
}: {
  readonly finding: Pick<Finding, 'kind' | 'path' | 'message'>;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <span className={styles.what}>
      <span>{i18n._(findingWordsOf({ kind, path }))} </span>
      {locale !== defaultLocale || saidWhole.includes(kind) ? null : (
        <bdi lang={defaultLocale} className={own.detail}>
          {message}
        </bdi>
      )}
    </span>
  );
}
