import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { languageNames } from '@latchkey/ui/frame';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight, eye, star } from '@latchkey/ui/icons';
import { withCommas } from '@latchkey/format/list';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { ShownPicture } from '../model/pictures.types.ts';
import { Thumbnail } from './thumbnail.tsx';
import * as styles from './pictures.module.css';

/** A picture at its place, with what is missing of it; a press opens its words and crop. */
export function PictureCard({
  hotelId,
  version,
  picture,
  place,
}: {
  readonly hotelId: number;
  readonly version: number;
  readonly picture: ShownPicture;
  /** Where it stands, and among how many; null where it is shown nowhere. */
  readonly place: { readonly id: string; readonly at: number; readonly of: number } | null;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { name, says, undescribed } = picture;
  const languages = withCommas(
    undescribed.map((language) => languageNames[language][0]),
    locale,
  );
  return (
    <li className={styles.card}>
      <SiteLink className={styles.opener} to={deskUrl('setUpPart', { hotelId, part: 'pictures' }, { picture: name })}>
        <Thumbnail hotelId={hotelId} picture={picture} shape="wide" />
        <span className={styles.more}>
          <Trans context="a picture">Describe and crop</Trans>
        </span>
      </SiteLink>
      <div className={styles.marks}>
        {place?.id === 'hotel' && place.at === 0 ? (
          <Badge icon={star}>
            <Trans context="the picture that guests see first">Main picture</Trans>
          </Badge>
        ) : null}
        {place === null || undescribed.length === 0 ? null : (
          <Badge tone="warn" icon={eye}>
            <Trans context="a picture, in these languages">Not described: {languages}</Trans>
          </Badge>
        )}
      </div>
      {place === null || place.of < 2 ? null : (
        <div className={styles.moves}>
          {([-1, 1] as const).map((by) => {
            const isEnd = place.at + by < 0 || place.at + by === place.of;
            return isEnd ? null : (
              <ActionForm key={by} action={postAddress('move-picture', locale)}>
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="place" value={place.id} />
                <input type="hidden" name="picture" value={name} />
                <input type="hidden" name="by" value={by} />
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  aria-label={
                    by < 0
                      ? t({ message: `Show earlier: ${says}`, context: 'a picture' })
                      : t({ message: `Show later: ${says}`, context: 'a picture' })
                  }
                >
                  <Icon icon={by < 0 ? chevronLeft : chevronRight} />
                </Button>
              </ActionForm>
            );
          })}
        </div>
      )}
    </li>
  );
}
