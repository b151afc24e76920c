import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { OperatedHotel } from '../operator.model.ts';
import * as styles from '../operator.module.css';
import { ChangeActs } from './change-acts.tsx';

/** What can be done with a hotel, by how it stands; `words` were typed and not taken. */
export function HotelActs({ hotel, words }: { readonly hotel: OperatedHotel; readonly words: string | null }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { hotelId, name, state } = hotel;
  if (state === 'new') return null;
  if (state === 'held')
    return (
      <ActionForm action={postAddress('release', locale)}>
        <input type="hidden" name="hotelId" value={hotelId} />
        <Button type="submit" look="quiet" size="small" aria-label={t`Show to guests again: ${name}`}>
          <Trans>Show to guests again</Trans>
        </Button>
      </ActionForm>
    );
  return (
    <div className={styles.acts}>
      {hotel.changes === undefined ? null : <ChangeActs hotel={hotel} />}
      {state === 'waiting' ? (
        <ActionForm action={postAddress('approve', locale)}>
          <input type="hidden" name="hotelId" value={hotelId} />
          {hotel.revision === undefined ? null : <input type="hidden" name="revision" value={hotel.revision} />}
          <Button type="submit" size="small" aria-label={t`Show it to guests: ${name}`}>
            <Trans>Show it to guests</Trans>
          </Button>
        </ActionForm>
      ) : null}
      <details className={styles.more} open={words !== null}>
        <summary className={styles.opener}>
          {state === 'waiting' ? <Trans>Not yet…</Trans> : <Trans>Hold…</Trans>}
          <Icon icon={chevronDown} />
        </summary>
        <ActionForm action={postAddress(state === 'waiting' ? 'refuse' : 'hold', locale)} className={styles.form}>
          <input type="hidden" name="hotelId" value={hotelId} />
          <TextArea
            name="words"
            rows={3}
            maxLength={houseFieldLengths.words}
            defaultValue={words ?? ''}
            dir="auto"
            label={state === 'waiting' ? t`What is missing, as its owner reads it` : t`Why, for the journal`}
            error={words === '' ? t`Write why.` : undefined}
          />
          <Button type="submit" look="quiet" size="small">
            {state === 'waiting' ? (
              <Trans>Send it to the owner</Trans>
            ) : (
              <Trans>
                Keep guests from <bdi>{name}</bdi>
              </Trans>
            )}
          </Button>
        </ActionForm>
      </details>
    </div>
  );
}
