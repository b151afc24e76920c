import type { OwnRegistration } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { lead, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';

/** Why the form is closed, and how long its data are kept. */
export function ClosedRegistration({
  by,
  keptUntil,
}: { readonly by: OwnRegistration['closedBy'] } & Pick<OwnRegistration, 'keptUntil'>) {
  const { locale } = usePage();
  const day = keptUntil === null ? null : formatDate(keptUntil, locale, 'full');
  return (
    <div>
      <h1>
        {by === null ? (
          <Trans>There is nothing to fill in for this booking.</Trans>
        ) : by === 'over' ? (
          <Trans>This stay is over.</Trans>
        ) : by === 'arrived' ? (
          <Trans>You have arrived.</Trans>
        ) : (
          <Trans>Reception has confirmed your registration.</Trans>
        )}
      </h1>
      <p className={cx(lead, soft)}>
        {by === null ? (
          <Trans>No one in it needs to register, or the booking is no longer confirmed.</Trans>
        ) : by === 'over' ? (
          <Trans>This can no longer be filled in.</Trans>
        ) : (
          <Trans>Please tell reception if anything needs to change.</Trans>
        )}{' '}
        {by === null || by === 'over' || day === null ? null : (
          <Trans>What the law requires is stored until {day}, then deleted.</Trans>
        )}
      </p>
    </div>
  );
}
