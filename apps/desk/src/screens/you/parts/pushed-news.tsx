import { postAddress, usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { PushSwitch } from '../../../news/push-switch.tsx';
import type { NewsOfHotel } from '../you.model.ts';
import * as styles from '../you.module.css';
import { Moment } from '../../../frame/moment.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';

/** Which of the person's devices are told of what happens at each hotel while the desk is closed. */
export function PushedNews({ news }: { readonly news: readonly NewsOfHotel[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (news.length === 0) return null;
  return (
    <section id="news" className={styles.section} aria-labelledby="news-title">
      <h2 id="news-title" className={styles.heading}>
        <Trans>News while the desk is closed</Trans>
      </h2>
      <p className={styles.none}>
        <Trans>
          A new booking, a request, a cancellation or a guest’s message appears on the device: never with a name or a
          sum. It ends when you sign out there.
        </Trans>
      </p>
      <ul>
        {news.map(({ hotel, publicKey, devices }) => (
          <li key={hotel.hotelId}>
            <div className={styles.line}>
              <b>
                <bdi>{hotel.name}</bdi>
              </b>
              {devices.some(({ isThisOne }) => isThisOne) ? null : <PushSwitch hotel={hotel} publicKey={publicKey} />}
            </div>
            {devices.length === 0 ? null : (
              <ul className={styles.under}>
                {devices.map(({ deviceId, device, createdAt, isThisOne }) => (
                  <li key={deviceId} className={styles.line}>
                    <span>
                      <bdi>{device}</bdi>{' '}
                      {isThisOne ? (
                        <Badge>
                          <Trans>this browser</Trans>
                        </Badge>
                      ) : null}
                      <span className={styles.facts}>
                        <Trans>
                          on since <Moment at={createdAt} />
                        </Trans>
                      </span>
                    </span>
                    <ActionForm action={postAddress('untell', locale)}>
                      <input type="hidden" name="hotel" value={hotel.hotelId} />
                      <input type="hidden" name="device" value={deviceId} />
                      <Button type="submit" look="quiet" size="small" aria-label={t`Turn off notifications: ${device}`}>
                        <Trans>Turn off notifications</Trans>
                      </Button>
                    </ActionForm>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
