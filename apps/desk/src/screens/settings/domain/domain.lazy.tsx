import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { postAddress, usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { Framed } from '../../../frame/desk-frame.types.ts';
import { useLookAgain } from '../../../live/use-look-again.ts';
import type { DomainModel } from '../settings.model.ts';
import { domainProblems, type OwnDomain } from '../model/domain.types.ts';
import { FormerHosts } from './former-hosts.tsx';
import { GiveUp } from './give-up.tsx';
import { NameForm } from './name-form.tsx';
import { Records } from './records.tsx';
import * as styles from './domain.module.css';

/** While records are waited for, the page looks again so often. */
const lookMs = 15_000;

/** The address of its own on which guests find the hotel: its name, its records, and what the last look found. */
export function Domain({ model }: { readonly model: DomainModel & Framed }) {
  const { address, domain, former, target, typed, problem } = model;
  const isWrong = domainProblems.some((one) => one === problem);
  useLookAgain(domain === null || problem !== null, lookMs);
  return (
    <div className={styles.page}>
      <p>
        <Trans>
          Guests find you at{' '}
          <bdi dir="ltr" className={styles.address}>
            {address}
          </bdi>
        </Trans>
      </p>
      {domain === null ? (
        <NameForm typed={typed} isWrong={isWrong} />
      ) : (
        <section aria-labelledby="own-host" className={styles.domain}>
          <div className={styles.head}>
            <h2 id="own-host" className={styles.title}>
              <bdi dir="ltr">{domain.host}</bdi>
            </h2>
            <State state={domain.state} />
          </div>
          <Lost domain={domain} address={address} />
          <Records domain={domain} target={target} />
          <div className={styles.acts}>
            <Looked domain={domain} />
          </div>
          <GiveUp host={domain.host} address={address} />
          <details className={styles.more}>
            <summary className={styles.opener}>
              <Trans>Use another address</Trans>
              <Icon icon={chevronDown} className={styles.chevron} />
            </summary>
            <NameForm typed={typed} isWrong={isWrong} />
          </details>
        </section>
      )}
      <FormerHosts former={former} />
    </div>
  );
}

export function State({ state }: Pick<OwnDomain, 'state'>) {
  if (state === 'seen')
    return (
      <Badge tone="good">
        <Trans context="an address of the hotel’s own">Guests find you there</Trans>
      </Badge>
    );
  return state === 'lost' ? (
    <Badge tone="bad">
      <Trans context="an address of the hotel’s own">Its DNS records are no longer correct</Trans>
    </Badge>
  ) : (
    <Badge tone="warn">
      <Trans context="an address of the hotel’s own">Waiting for its records</Trans>
    </Badge>
  );
}

/** When its records were looked at, and a press that has them looked at now. */
function Looked({ domain: { checkedAt } }: { readonly domain: OwnDomain }) {
  const { locale, site } = usePage();
  const zone = site.hotel?.timeZone ?? 'UTC';
  const at = checkedAt === null ? null : Date.parse(checkedAt);
  return (
    <>
      <ActionForm action={postAddress('check-domain', locale)}>
        <Button type="submit" look="quiet">
          <Trans>Look now</Trans>
        </Button>
      </ActionForm>
      <span className={soft}>
        {at === null ? (
          <Trans>We look for the records within a minute.</Trans>
        ) : (
          <Trans>
            We look every minute, last at {formatMomentTime(at, zone, locale)}. Until a change is seen everywhere it may
            take from some minutes to a day.
          </Trans>
        )}
      </span>
    </>
  );
}

/** What it means that the records of an address are not right any more. */
function Lost({ domain: { state, lostAt }, address }: { readonly domain: OwnDomain; readonly address: string }) {
  const { t } = useLingui();
  const { locale, site } = usePage();
  if (state !== 'lost' || lostAt === null) return null;
  const [at, zone] = [Date.parse(lostAt), site.hotel?.timeZone ?? 'UTC'];
  const day = formatMomentDate(at, zone, locale);
  const time = formatMomentTime(at, zone, locale);
  return (
    <Notice tone="bad" role="alert" title={t`DNS records incorrect since ${day}, ${time}`}>
      <Trans>
        Until then, our emails and the links on our pages lead to <bdi dir="ltr">{address}</bdi>. Please fix what is
        marked below.
      </Trans>
    </Notice>
  );
}
