import { SiteLink } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';

/** No page has this address. */
export const NotFound = () => (
  <main id="main" className={wrap}>
    <Panel
      kind="empty"
      level={1}
      title={<Trans>Page Not Found</Trans>}
      acts={
        <SiteLink to={urlOf('landing')}>
          <Trans>Home page</Trans>
        </SiteLink>
      }
    />
  </main>
);
