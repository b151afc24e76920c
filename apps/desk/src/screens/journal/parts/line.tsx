import type { JournalLine } from '@latchkey/api-contract/types';
import { formatMomentTime } from '@latchkey/format/moment';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { operationWordsOf } from '../words/operations.copy.ts';
import { queryOf } from '../journal-query.ts';
import type { JournalAsked } from '../journal.model.ts';
import * as styles from '../journal.module.css';
import { Changed } from './changed.tsx';

/** When, what, of which booking, what it changed, why, and who it was on which device. */
export function Line({
  line,
  asked,
  hotelId,
}: {
  readonly line: JournalLine;
  readonly asked: JournalAsked;
  readonly hotelId: number;
}) {
  const { i18n, t } = useLingui();
  const { locale, site } = usePage();
  const { at, operation, outcome, reference, why, kind, actorId, actorName, device } = line;
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={at}>
        {formatMomentTime(Date.parse(at), site.hotel?.timeZone ?? 'UTC', locale)}
      </time>
      <div>
        <b>{i18n._(operationWordsOf(operation))}</b>{' '}
        {outcome === 'refused' ? (
          <Badge tone="bad">
            <Trans context="what a role may not do">not allowed</Trans>
          </Badge>
        ) : null}{' '}
        {line.times === undefined ? null : (
          <span>{t`${plural(line.times, { one: '# time', other: '# times' })}`} </span>
        )}
        {reference === null ? null : (
          <SiteLink className={styles.link} to={deskUrl('booking', { hotelId, reference })}>
            <bdi>{reference}</bdi>
          </SiteLink>
        )}
        <Changed line={line} />
        {why === null ? null : (
          <span className={styles.why}>
            “<bdi>{why}</bdi>”
          </span>
        )}
      </div>
      <div className={styles.who}>
        <SiteLink className={styles.link} to={deskUrl('journal', { hotelId }, queryOf({ ...asked, person: actorId }))}>
          <bdi>{actorName}</bdi>
        </SiteLink>
        <small className={styles.device}>
          <Actor kind={kind} device={device} />
        </small>
      </div>
    </li>
  );
}

/** On which device a person did it, or what it was that is none. */
function Actor({ kind, device }: Pick<JournalLine, 'kind' | 'device'>) {
  if (kind === 'staff') return <bdi>{device}</bdi>;
  return kind === 'operator' ? <Trans>who runs this site</Trans> : <Trans>a program</Trans>;
}
