import { SiteLink } from '@latchkey/site';
import { Icon, type IconShape } from '@latchkey/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './pop.module.css';

interface ItemProps {
  readonly icon: IconShape;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  /** The letter that presses it. */
  readonly letter?: string;
  readonly isFirst?: boolean;
  /** Why it cannot be pressed stands aside. */
  readonly isOff?: boolean;
}

const Inside = ({ icon, label, aside, letter }: ItemProps): ReactNode => (
  <>
    <Icon icon={icon} className={styles.sign} />
    <span>
      {label}
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </span>
    {letter === undefined ? null : (
      <kbd className={styles.key} aria-hidden="true">
        {letter.toUpperCase()}
      </kbd>
    )}
  </>
);

const shared = ({ letter, isFirst = false }: ItemProps) => ({
  className: styles.item,
  'data-keys': letter,
  'data-first': isFirst ? '' : undefined,
});

/** One thing that can be done, in words. */
export const MenuItem = ({ onPress, ...props }: ItemProps & { readonly onPress: () => void }): ReactNode => (
  <button
    type="button"
    {...shared(props)}
    aria-disabled={props.isOff || undefined}
    onClick={() => (props.isOff ? undefined : onPress())}
  >
    {Inside(props)}
  </button>
);

export const MenuLink = ({ to, ...props }: ItemProps & { readonly to: string }): ReactNode => (
  <SiteLink to={to} {...shared(props)}>
    {Inside(props)}
  </SiteLink>
);
