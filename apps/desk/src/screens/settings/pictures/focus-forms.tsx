import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { PictureModel } from '../settings.model.ts';
import { imageAddress } from './image-address.ts';
import { pressedSize } from './picture-changes.ts';
import { Thumbnail } from './thumbnail.tsx';
import * as styles from './focus-forms.module.css';

/** Says which point of a picture stays where it is cropped: by a press on it, or by two figures. */
export function FocusForms({
  hotelId,
  version,
  picture,
  typed,
}: {
  readonly hotelId: number;
  readonly version: number;
  readonly picture: PictureModel;
  readonly typed: Readonly<Record<string, string>>;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { name, says, focus } = picture;
  const { width, height } = pressedSize(picture);
  const action = postAddress('focus-picture', locale, { picture: name });
  const known = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="picture" value={name} />
    </>
  );
  return (
    <div className={styles.forms}>
      <div className={styles.pressed} dir="ltr">
        <ActionForm action={action}>
          {known}
          {/* Keys use the figures beside it. */}
          <input
            type="image"
            name="at"
            src={imageAddress(hotelId, name, 'large')}
            alt={t({ message: `Press what is to stay: ${says}`, context: 'a picture that is cropped' })}
            width={width}
            height={height}
            tabIndex={-1}
            className={styles.picture}
          />
        </ActionForm>
        <span
          className={styles.point}
          style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
          aria-hidden="true"
        />
      </div>
      <div className={styles.beside}>
        <p className={soft}>
          <Trans>Press what must stay where the picture is cropped. Guests see it cropped like this:</Trans>
        </p>
        <div className={styles.crops}>
          <Thumbnail hotelId={hotelId} picture={picture} shape="wide" />
          <Thumbnail hotelId={hotelId} picture={picture} shape="square" />
        </div>
        <ActionForm action={action} className={styles.figures} noValidate>
          {known}
          <TextField
            name="x"
            label={t({ message: 'From the left, %', context: 'a point of a picture' })}
            defaultValue={typed['x'] ?? String(focus.x)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <TextField
            name="y"
            label={t({ message: 'From above, %', context: 'a point of a picture' })}
            defaultValue={typed['y'] ?? String(focus.y)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
          />
          <Button type="submit" look="quiet">
            <Trans context="act: the point of a picture that stays">Set</Trans>
          </Button>
        </ActionForm>
      </div>
    </div>
  );
}
