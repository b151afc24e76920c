import { cx } from '../cx/cx.ts';
import * as styles from './button.module.css';

export interface ButtonLook {
  /**
   * `brand`: the main action, one per view. `quiet`: the rest. `tag`: on the brand ground, where `brand` cannot be
   * seen. `ink`: on the tag ground. `destructive`: labelled with the verb.
   */
  readonly look?: 'brand' | 'quiet' | 'tag' | 'ink' | 'destructive' | undefined;
  /** 48 px, 44 where space is short, 56 for the one act of a page. */
  readonly size?: 'normal' | 'small' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

/** The button's look, for a link that is another component's (`SiteLink`). */
export const buttonClass = (
  { look = 'brand', size = 'normal', wide = false }: ButtonLook,
  className?: string,
): string =>
  cx(
    styles.button,
    look !== 'brand' && styles[look],
    size !== 'normal' && styles[size],
    wide && styles.wide,
    className,
  );

/** The underlined phrase, for a link that is another component's (`SiteLink`). */
export const textLinkClass = styles.text;
