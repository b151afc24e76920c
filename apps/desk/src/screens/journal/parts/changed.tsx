import type { JournalLine } from '@latchkey/api-contract/types';
import { staffRoles } from '@latchkey/booking-core/staff';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { oneOf } from '../../../session/one-of.ts';
import { roleNames } from '../../../frame/role.copy.ts';
import * as styles from '../journal.module.css';

/** The figures and roles that an act changed, as they were and as they are; names of the engine's own are left out. */
export function Changed({ line: { before, after } }: { readonly line: Pick<JournalLine, 'before' | 'after'> }) {
  const { i18n } = useLingui();
  const { locale, site } = usePage();
  const said = (field: string, value: unknown): string | null => {
    if ((field === 'total' || field === 'amount') && typeof value === 'number')
      return formatMoney(value, site.hotel?.currency ?? 'EUR', locale);
    const role = field === 'role' ? oneOf(staffRoles, value) : undefined;
    if (role !== undefined) return i18n._(roleNames[role]);
    return field === 'name' && typeof value === 'string' ? value : null;
  };
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields.flatMap((field) => {
    const [was, is] = [said(field, before?.[field]), said(field, after?.[field])];
    return was === is || (was === null && is === null) ? [] : [{ field, was, is }];
  });
  if (changes.length === 0) return null;
  return (
    <span className={styles.changes}>
      {changes.map(({ field, was, is }) => (
        <span key={field}>
          {was === null ? null : (
            <s>
              <bdi>{was}</bdi>
            </s>
          )}{' '}
          {is === null ? null : <bdi>{is}</bdi>}
        </span>
      ))}
    </span>
  );
}
