import { SiteLink } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { InboxCount } from './inbox-count.tsx';
import * as styles from './navigation-links.module.css';
import type { NavigationEntry } from './navigation.ts';

/** A place of the desk: an icon and a word, and beside the answers how many are owed. */
export function NavigationLink({
  place: { id, icon, label, href },
  hotelId,
  isHere,
  keys,
  owed,
}: {
  readonly place: NavigationEntry;
  readonly hotelId: number;
  readonly isHere: boolean;
  /** The keys that lead there. */
  readonly keys: string;
  /** How many answers are owed; null where nobody can say. */
  readonly owed: number | null;
}) {
  const { i18n } = useLingui();
  return (
    <SiteLink
      className={styles.place}
      to={href(hotelId)}
      aria-current={isHere ? 'page' : undefined}
      data-keys={`${keys}${id === 'today' ? ' t' : ''}`}
    >
      <Icon icon={icon} className={styles.icon} />
      <span>{i18n._(label)}</span>
      {id === 'answers' ? <InboxCount owed={owed} /> : null}
    </SiteLink>
  );
}
