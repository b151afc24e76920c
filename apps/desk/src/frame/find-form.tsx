import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Icon } from '@latchkey/ui/icon';
import { search } from '@latchkey/ui/icons';
import { cx } from '@latchkey/ui/cx';
import { useLingui } from '@lingui/react/macro';
import * as styles from './find-form.module.css';
import type { FrameModel } from './desk-frame.types.ts';

/**
 * Finds any booking of the house, by what a reception is told: with `/` on a keyboard, and without a script too. What it
 * finds stands on the page of today.
 */
export function FindForm({
  frame: { hotel, returned },
  className,
}: {
  readonly frame: FrameModel;
  readonly className?: string | undefined;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <form
      role="search"
      className={cx(styles.find, className)}
      method="post"
      action={`${deskUrl('today', { hotelId: hotel.hotelId })}${postAddress('find', locale)}`}
    >
      <span className={styles.field}>
        <input
          data-keys="/"
          type="search"
          name="q"
          className={styles.seek}
          defaultValue={returned?.fields['q'] ?? ''}
          maxLength={fieldLengths.lookup}
          aria-label={t({ message: 'Find a booking', context: 'search at the desk' })}
          placeholder={t`Name, reference, phone or email`}
        />
        <button
          type="submit"
          className={styles.seekIt}
          aria-label={t({ message: 'Find', context: 'search at the desk' })}
        >
          <Icon icon={search} />
        </button>
      </span>
    </form>
  );
}
