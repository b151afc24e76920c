import type { PropertyFolio } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShownLine } from './fold-moves.ts';
import { wayWords } from '../../way.copy.ts';
import { kindWords, offerWords, onlineWords, reasonWords } from './line.copy.ts';

type Line = PropertyFolio['lines'][number];

/** Says a line of an account: what it is, and what is to know of it. */
export function useLineWords(): (line: Line | ShownLine) => {
  readonly label: string;
  readonly note: readonly string[];
} {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  return (line) => {
    const { kind, source, subject, reason, reverses, otherBooking, method, taxWithin, meantFor } = line;
    const parts = 'parts' in line && line.parts > 1 ? line.parts : null;
    const folded = parts === null ? [] : [t`${plural(parts, { one: '# line', other: '# lines' })}`];
    const coded = reason === undefined ? undefined : reasonWords[reason];
    const isTyped = coded === undefined && (source === 'posted' || kind === 'deposit_kept');
    const typed = isTyped ? reason : undefined;
    const { name: taxName = '', percent = 0 } = taxWithin ?? {};
    const tax = taxWithin === undefined ? [] : [t`with ${taxName}, ${percent} %`];
    const closed = meantFor === undefined ? '' : formatDate(meantFor, locale);
    const later = meantFor === undefined ? [] : [t`for ${closed}, which is closed`];
    const isOffer = kind === 'adjustment' && source === 'agreed';
    const words = i18n._(coded ?? (isOffer ? offerWords : kindWords[kind]));
    const named = subject.name ?? '';
    const count = (subject.quantity ?? 1) > 1 ? `${subject.quantity} × ` : '';
    const by = method === undefined ? [] : [i18n._(method === 'online' ? onlineWords : wayWords[method])];
    if (reverses !== undefined)
      return {
        label: withCommas([t`Reversed`, named].filter(Boolean), locale),
        note: [...later, ...(typed === undefined ? [] : [typed])],
      };
    if (kind === 'transfer')
      return {
        label: withCommas([words, named].filter(Boolean), locale),
        note: [
          ...folded,
          ...(otherBooking === undefined ? [] : [`\u2066${otherBooking}\u2069`]),
          ...(typed === undefined ? [] : [typed]),
        ],
      };
    const label =
      kind === 'night' ? withCommas([words, named].filter(Boolean), locale) : named === '' ? words : `${count}${named}`;
    return { label, note: [...later, ...by, ...tax, ...(typed === undefined ? [] : [typed])] };
  };
}
