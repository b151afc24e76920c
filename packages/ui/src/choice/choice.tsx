import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { Price } from '../price/price.tsx';
import { hidden } from '../text/text.ts';
import * as styles from './choice.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly label: ReactNode;
  /** The formatted amount this way costs now. */
  readonly price?: string | undefined;
  readonly what?: ReactNode;
}

/** One way of several, on a card of its own: a radio button with what it means and costs. */
export function Choice({ label, price, what, ...radio }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input {...radio} type="radio" />
      <span className={styles.label}>{label}</span>
      {price === undefined ? <span /> : <Price className={styles.price}>{price}</Price>}
      {what === undefined ? null : <span className={styles.what}>{what}</span>}
    </label>
  );
}

/** The ways together. The legend is for screen readers when a heading already says it. */
export function ChoiceGroup({
  legend,
  legendHidden = false,
  children,
  className,
}: {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}): ReactNode {
  return (
    <fieldset className={cx(className)}>
      <legend className={legendHidden ? hidden : styles.label}>{legend}</legend>
      {children}
    </fieldset>
  );
}
