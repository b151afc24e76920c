import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import * as styles from './field.module.css';

export interface FieldWords {
  /** Above the field, always. */
  readonly label: ReactNode;
  /** Below it; stays while an error shows. */
  readonly hint?: ReactNode;
  /** What to do, in a sentence. Its presence marks the field invalid. */
  readonly error?: string | undefined;
  /** Says "optional" beside the label, or these words instead. */
  readonly optional?: boolean | string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  readonly id?: string | undefined;
  readonly control: (props: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together for assistive technology. */
export function FieldFrame({ label, hint, error, optional = false, id: given, control }: FieldFrameProps): ReactNode {
  const { t } = useLingui();
  const made = useId();
  const id = given ?? made;
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional === false ? null : (
          <>
            {' '}
            <span className={styles.optional}>
              {optional === true ? t({ message: 'optional', context: 'beside the label of a field' }) : optional}
            </span>
          </>
        )}
      </label>
      {control({
        id,
        className: styles.input,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy || undefined,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
