import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GuestCount } from './guest-count.ts';

/** How long a stay is (0 nights: by the hour) and for whom, in words: 3 nights, 2 adults, 1 child. */
export function usePartyFacts(nights: number, { adults, children, infants }: GuestCount): readonly string[] {
  const { t } = useLingui();
  return [
    ...(nights > 0 ? [t`${plural(nights, { one: '# night', other: '# nights' })}`] : []),
    t`${plural(adults, { one: '# adult', other: '# adults' })}`,
    ...(children > 0 ? [t`${plural(children, { one: '# child', other: '# children' })}`] : []),
    ...(infants > 0 ? [t`${plural(infants, { one: '# infant', other: '# infants' })}`] : []),
  ];
}
