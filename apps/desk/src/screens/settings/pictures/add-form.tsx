import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { Icon } from '@latchkey/ui/icon';
import { camera, plus } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PhotoInput } from '../../../parts/photo/photo-input.tsx';
import { problemWords } from '../settings.copy.ts';
import { useAdding } from './use-adding.ts';
import * as styles from './add-form.module.css';

/** Brings pictures in, from the camera or from files: several at once, without a script as many as one may be large. */
export function AddForm({
  hotelId,
  version,
  places,
  chosen,
  before,
}: {
  readonly hotelId: number;
  readonly version: number;
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | undefined;
  /** The names of those that came in with a form that was refused. */
  readonly before: readonly string[];
}) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const [id, hintId] = [useId(), useId()];
  const { progress, added, refused, send } = useAdding(hotelId, before);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={postAddress('add-picture', locale)}
      className={styles.form}
      onSubmit={send}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="added" value={added.join(' ')} readOnly />
      <SelectField
        name="place"
        label={t({ message: 'Where they are shown', context: 'pictures that are added' })}
        defaultValue={chosen ?? places[0]?.id}
      >
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </SelectField>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          <Icon icon={camera} />
          <Trans context="to be added">Pictures</Trans>
        </label>
        <PhotoInput id={id} multiple aria-describedby={hintId} />
        <p id={hintId} className={styles.hint}>
          <Trans>
            JPEG, PNG or WebP, best 1920 pixels wide or more. They are turned upright, and where they were taken is
            removed.
          </Trans>
        </p>
        {added.length === 0 ? null : (
          <p className={styles.hint}>
            <Plural
              value={added.length}
              one="# picture has come in. Press Add to show it."
              other="# pictures have come in. Press Add to show them."
            />
          </p>
        )}
        {refused.map(({ file, problem }, at) => (
          <FieldError key={`${at} ${file}`}>
            <span>
              <bdi>{file}</bdi>: {i18n._(problemWords[problem])}
            </span>
          </FieldError>
        ))}
      </div>
      <div className={styles.act}>
        <Button type="submit" look="quiet" busy={progress !== null}>
          <Icon icon={plus} />
          <Trans context="act: pictures of the hotel">Add</Trans>
        </Button>
        <p role="status" className={styles.hint}>
          {progress === null ? null : (
            <Trans context="pictures that are being sent">
              {progress.done} of {progress.of}
            </Trans>
          )}
        </p>
      </div>
    </form>
  );
}
