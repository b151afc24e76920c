import type { RegistrationReport } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@latchkey/ui/cx';
import { fieldNames, kindNames, stateNames } from '../registration.copy.ts';
import { HouseMoment } from './house-moment.tsx';
import * as styles from '../registration.module.css';

/** How far a report is, until when it is due, and what is missing by its name. */
export function ReportLine({ report }: { readonly report: RegistrationReport }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { kind, state, dueAt, isOverdue, missing, file } = report;
  const isOpen = state !== 'done' && state !== 'none';
  const fields = [...new Set(missing.flatMap((one) => one.fields))].map((field) => i18n._(fieldNames[field]));
  return (
    <div className={styles.report}>
      <b className={cx(styles.state, isOverdue && styles.late)}>
        {i18n._(kindNames[kind])}: {i18n._(stateNames[state])}
      </b>
      {isOpen ? (
        <span>
          <Trans>
            due by <HouseMoment at={dueAt} />
          </Trans>
        </span>
      ) : null}
      {fields.length > 0 && state !== 'nationality-needed' ? (
        <span>
          <Trans>missing: {withCommas(fields, locale)}</Trans>
        </span>
      ) : null}
      {file?.refusal ? <q dir="auto">{file.refusal}</q> : null}
      {state === 'sending' && file !== null && file.failures > 0 ? (
        <span>
          <Trans>The authority was out of reach. It is tried again.</Trans>
        </span>
      ) : null}
      {state === 'done' && file?.sentAt ? (
        <span>
          <HouseMoment at={file.sentAt} /> · <bdi>{file.sentBy}</bdi> ·{' '}
          <Trans>
            receipt <bdi>{file.receipt}</bdi>
          </Trans>
        </span>
      ) : null}
    </div>
  );
}
