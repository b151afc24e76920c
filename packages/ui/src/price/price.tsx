import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import * as styles from './price.module.css';

export interface PriceProps {
  /** The formatted amount, sign and currency in it. */
  readonly children: string;
  /** `plain` takes the weight of the sentence it stands in. */
  readonly weight?: 'strong' | 'plain' | undefined;
  readonly className?: string | undefined;
}

/** An amount of money: never broken over two lines, left to right in every language. */
export function Price({ children, weight = 'strong', className }: PriceProps): ReactNode {
  return <bdi className={cx(styles.price, weight === 'plain' && styles.plain, className)}>{children}</bdi>;
}
