import { inLanguage, postAddress, usePage } from '@latchkey/site';
import { deskUrl, withSearch } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { check, chevronDown, circleUserRound } from '@latchkey/ui/icons';
import { languageNames } from '@latchkey/ui/frame';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRole } from '@latchkey/booking-core/staff';
import type { StaffSession } from '../session/staff-session.ts';
import * as menu from './menu.module.css';
import * as styles from './person-menu.module.css';
import { roleNames } from './role.copy.ts';
import { useHasScript } from './use-has-script.ts';
import { ActionForm } from './action-form.tsx';

/** Who works here: the page in another language, and the way out. It needs no script. */
export function PersonMenu({
  person,
  roleHere,
  here,
  onKeys,
}: {
  readonly person: StaffSession['person'];
  /** What the person is at the hotel of the page; null where there is none. */
  readonly roleHere: StaffRole | null;
  /** Path and search of the page. */
  readonly here: string;
  /** Shows the page's keyboard shortcuts; absent where it has none. */
  readonly onKeys?: () => void;
}) {
  const { i18n } = useLingui();
  const { locale, site } = usePage();
  const hasScript = useHasScript();
  return (
    <details className={menu.menu}>
      <summary className={menu.opener}>
        <Icon icon={circleUserRound} className={styles.face} />
        <span className={styles.words}>
          <b className={styles.name}>
            <bdi>{person.name}</bdi>
          </b>
          {roleHere === null ? null : <small className={styles.role}>{i18n._(roleNames[roleHere])}</small>}
        </span>
        <Icon icon={chevronDown} className={cx(menu.sign, styles.sign)} />
      </summary>
      <ul className={cx(menu.list, menu.atEnd)}>
        {site.languages.map((language) => (
          <li key={language}>
            <a
              className={menu.item}
              href={withSearch(here, { lang: language })}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
            >
              {languageNames[language][0]}
              {language === locale ? <Icon icon={check} /> : null}
            </a>
          </li>
        ))}
        <li className={menu.apart}>
          <a className={menu.item} href={inLanguage(deskUrl('you'), locale)}>
            <Trans>How you sign in</Trans>
          </a>
        </li>
        {onKeys !== undefined && hasScript ? (
          <li>
            <button type="button" className={menu.item} onClick={onKeys}>
              <Trans context="list of keys">Keyboard</Trans>
              <kbd aria-hidden="true">?</kbd>
            </button>
          </li>
        ) : null}
        <li>
          <ActionForm action={`${deskUrl('hotels')}${postAddress('sign-out', locale)}`}>
            <button type="submit" className={menu.item}>
              <Trans>Sign out</Trans>
            </button>
          </ActionForm>
        </li>
      </ul>
    </details>
  );
}
