import { Icon } from '@latchkey/ui/icon';
import { camera } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PhotoInput } from '../../../parts/photo/photo-input.tsx';
import { Photo } from '../../../parts/photo/photo.tsx';
import * as styles from './photo-field.module.css';

/** A photo of what is broken, from the camera or a file; where a report fails, the photo that came with it is kept. */
export function PhotoField({
  hotelId,
  kept,
  error,
}: {
  readonly hotelId: number;
  readonly kept: string | null;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  const [id, errorId] = [useId(), useId()];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Icon icon={camera} className={styles.sign} />
        <Trans context="of what is broken in a room, not required">Photo</Trans>
      </label>
      {kept === null ? null : (
        <div className={styles.kept}>
          <input type="hidden" name="picture" value={kept} />
          <Photo
            hotelId={hotelId}
            pictureId={kept}
            label={t({ message: 'Photo of what is broken', context: 'in a room' })}
          />
          <p className={styles.said}>
            <Trans context="cleaning: a photo was sent before its words were">Photo saved.</Trans>
          </p>
        </div>
      )}
      <PhotoInput
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
