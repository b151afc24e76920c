import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass, textLinkClass } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlaceName } from '../parts/place-name.tsx';
import type { CompareModel, ComparePage } from '../settings.model.ts';
import { openHalf } from './open-half.ts';
import { pageNames } from './page-names.copy.ts';
import * as styles from './compare.module.css';

/** Each page of guests as they see it now and as the draft makes it, beside each other. */
export function Compare({ model, hotelId }: { readonly model: CompareModel; readonly hotelId: number }) {
  if (model.isUnopened)
    return (
      <p>
        <Trans>Guests do not see this hotel yet: there is nothing to lay beside it.</Trans>{' '}
        <SiteLink className={textLinkClass} to={deskUrl('startStep', { house: hotelId, step: 'preview' })}>
          <Trans>See what it lacks, and open it</Trans>
        </SiteLink>
      </p>
    );
  if (model.changes === 0)
    return (
      <p>
        <Trans>There is no draft. Choose a page to make changes.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>
          Open a page twice: as guests see it now, and with the draft. On a computer each opens in its half of the
          screen.
        </Trans>
      </p>
      {model.mustMend ? (
        <Notice tone="warn" title={<Trans>The draft is not shown until the missing details are added</Trans>}>
          <SiteLink className={textLinkClass} to={deskUrl('setUp', { hotelId })}>
            <Trans>See what is missing</Trans>
          </SiteLink>
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {model.pages.map((page) => (
          <Pair key={page.page ?? page.draft ?? page.live} page={page} />
        ))}
      </ul>
    </>
  );
}

function Pair({ page: { page, room, live, draft, differences } }: { readonly page: ComparePage }) {
  const { t, i18n } = useLingui();
  const name = page === null ? (room ?? '') : i18n._(pageNames[page]);
  const [now, then] = [t`As guests see it`, t`With the draft`];
  return (
    <li className={styles.line}>
      <div>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        {differences.length === 0 ? (
          <p className={soft}>
            <Trans>Nothing differs here.</Trans>
          </p>
        ) : (
          <ul className={styles.places}>
            {differences.map((one) => (
              <li key={`${one.file} ${one.path}`}>
                <PlaceName place={one} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.pair}>
        {live === null ? (
          <span className={soft}>
            <Trans>Guests have no such page yet.</Trans>
          </span>
        ) : (
          <OfPage href={live} side="start" label={`${now}: ${name}`} words={now} />
        )}
        {draft === null ? (
          <span className={soft}>
            <Trans>The draft does not have this page.</Trans>
          </span>
        ) : (
          <OfPage href={draft} side="end" label={`${then}: ${name}`} words={then} />
        )}
      </div>
    </li>
  );
}

function OfPage({
  href,
  side,
  label,
  words,
}: {
  readonly href: string;
  readonly side: 'start' | 'end';
  readonly label: string;
  readonly words: string;
}) {
  return (
    <a
      className={buttonClass({ look: 'quiet', size: 'small' })}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={(event) => openHalf(event, side)}
    >
      {words}
    </a>
  );
}
