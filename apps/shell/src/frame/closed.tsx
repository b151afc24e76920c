import { SiteLink, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';

/** The hotel takes no bookings now; who has one finds it. Why and until when stands in the hotel's own words. */
export function Closed() {
  const says = usePage().site.hotel?.closed?.says;
  return (
    <main id="main" className={wrap}>
      <Panel
        kind="empty"
        level={1}
        title={<Trans>The hotel takes no bookings now.</Trans>}
        acts={
          <SiteLink to={urlOf('findEntry')}>
            <Trans>Find my booking</Trans>
          </SiteLink>
        }
      >
        {says && <p dir="auto">{says}</p>}
        <p>
          <Trans>Existing bookings stand.</Trans>
        </p>
      </Panel>
    </main>
  );
}
