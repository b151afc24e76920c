import { usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import { Trans } from '@lingui/react/macro';
import { Onward } from '../../story/onward.tsx';
import type { AboutUsModel } from './about-us.model.ts';
import { AboutHotel } from './parts/about-hotel.tsx';
import { AboutProvider } from './parts/about-provider.tsx';
import { Clocks } from './parts/clocks.tsx';
import { RetentionDays } from './parts/retention.tsx';
import { Never } from './parts/never.tsx';

/** Who stands behind the site, what it never does to a guest, and what it keeps. */
export function AboutUsView({ model }: { readonly model: AboutUsModel }) {
  const { now } = usePage();
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  return (
    <main id="main">
      {model.kind === 'hotel' ? <AboutHotel hotel={model.hotel} /> : <AboutProvider />}
      {model.kind === 'provider' && model.hotels.length > 0 ? <Clocks hotels={model.hotels} now={now} /> : null}
      <Never />
      <RetentionDays />
      {model.kind === 'hotel' ? null : (
        <Onward to={urlOf('bookingEngine')} next={<Trans>The booking engine, at work</Trans>} />
      )}
    </main>
  );
}
