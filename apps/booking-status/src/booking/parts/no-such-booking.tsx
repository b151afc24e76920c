import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { NoBooking } from '../booking.model.ts';

/** The specified sentence and a way to begin again. */
export function NoSuchBooking({ reason }: { readonly reason: NoBooking['kind'] }) {
  const { locale } = usePage();
  if (reason === 'unavailable') {
    return (
      <main id="main" className={wrap}>
        <Panel
          kind="failed"
          level={1}
          title={<Trans>Please try again later!</Trans>}
          acts={
            <LinkButton href="">
              <Trans>Try again</Trans>
            </LinkButton>
          }
        />
      </main>
    );
  }
  return (
    <main id="main" className={wrap}>
      <Panel
        kind="refused"
        level={1}
        title={<Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>}
        acts={
          <LinkButton href={inLanguage(urlOf('hotelHome'), locale)}>
            <Trans>Choose a room</Trans>
          </LinkButton>
        }
      />
    </main>
  );
}
