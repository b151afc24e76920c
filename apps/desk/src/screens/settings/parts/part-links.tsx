import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as wide from '../../../parts/sideways/sideways.module.css';
import { parts, type SettingsPart } from '../fields/part.table.ts';
import { partNames } from '../settings.copy.ts';
import type { SettingsModel } from '../settings.model.ts';
import * as styles from './part-links.module.css';

/** The pages of the set-up, each with how much is to do there. */
export function PartLinks({
  hotelId,
  here,
  toDo,
}: Pick<SettingsModel, 'toDo'> & { readonly hotelId: number; readonly here: SettingsPart | null }) {
  const { t, i18n } = useLingui();
  const nav = useRef<HTMLElement>(null);
  // On a phone the links are one line that moves sideways, and the page's own may be far along it.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft + (link.offsetWidth - nav.current.clientWidth) / 2;
  }, [here]);
  return (
    <nav ref={nav} aria-label={t`Pages of the settings`} className={cx(styles.nav, wide.sideways)}>
      <SiteLink
        to={deskUrl('setUp', { hotelId })}
        className={styles.link}
        aria-current={here === null ? 'page' : undefined}
      >
        <Trans context="the first page of the set-up">Overview</Trans>
      </SiteLink>
      {parts.map((part) => {
        const count = toDo[part];
        return (
          <SiteLink
            key={part}
            to={deskUrl('setUpPart', { hotelId, part })}
            className={styles.link}
            aria-current={here === part ? 'page' : undefined}
          >
            {i18n._(partNames[part])}
            {count === undefined ? null : (
              <span className={styles.count}>
                <Trans context="how much is missing on a page">{count} to do</Trans>
              </span>
            )}
          </SiteLink>
        );
      })}
    </nav>
  );
}
