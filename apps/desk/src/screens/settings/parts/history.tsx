import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { OverviewModel, Publication } from '../settings.model.ts';
import { Differences } from './differences.tsx';
import * as styles from './history.module.css';

/** What guests saw when, by whom, and what each time was different. */
export function History({ model, hotelId }: { readonly model: OverviewModel; readonly hotelId: number }) {
  const { history, earlier, currency, isUnopened } = model;
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className={styles.title}>
        <Trans context="what guests saw when">History</Trans>
      </h2>
      {history.length === 0 ? (
        <p>
          <Trans>Nothing has been published at the desk yet.</Trans>
        </p>
      ) : (
        <ol className={styles.list}>
          {history.map((one) => (
            <Entry key={one.number} publication={one} currency={currency} isUnopened={isUnopened} />
          ))}
        </ol>
      )}
      {earlier === null ? null : (
        <SiteLink className={textLinkClass} to={deskUrl('setUp', { hotelId }, { before: String(earlier) })}>
          <Trans context="what guests saw when">What was before</Trans>
        </SiteLink>
      )}
    </section>
  );
}

function Entry({
  publication: { number, at, by, source, reverts, isLive, differences },
  currency,
  isUnopened,
}: {
  readonly publication: Publication;
  readonly currency: OverviewModel['currency'];
  readonly isUnopened: boolean;
}) {
  const { t } = useLingui();
  const { locale, site } = usePage();
  const timeZone = site.hotel?.timeZone ?? 'UTC';
  const moment = at === null ? null : Date.parse(at);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>
          <Trans context="a publication">Number {number}</Trans>
        </strong>
        {isLive && !isUnopened ? (
          <Badge tone="good">
            <Trans context="a publication">Guests see this</Trans>
          </Badge>
        ) : null}
        {reverts === null ? null : <Trans>as number {reverts} was</Trans>}
        <span className={styles.who}>
          {moment === null
            ? null
            : `${formatMomentDate(moment, timeZone, locale)}, ${formatMomentTime(moment, timeZone, locale)} · `}
          {by === null ? source === 'files' ? <Trans>from files</Trans> : null : <bdi>{by}</bdi>}
        </span>
        {isLive ? null : (
          <ActionForm action={postAddress('revert', locale)}>
            <input type="hidden" name="number" value={number} />
            <Button type="submit" look="quiet" size="small" aria-label={t`Bring number ${number} back`}>
              <Trans context="a publication">Bring back</Trans>
            </Button>
          </ActionForm>
        )}
      </div>
      {differences === null || differences.length === 0 ? null : (
        <details>
          <summary className={styles.opener}>
            <Icon icon={chevronDown} /> <Plural value={differences.length} one="# difference" other="# differences" />
          </summary>
          <Differences differences={differences} currency={currency} />
        </details>
      )}
    </li>
  );
}
