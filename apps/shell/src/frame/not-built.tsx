import { SiteLink, usePage } from '@latchkey/site';
import { urlOf, type RouteId } from '@latchkey/site/urls';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { routeTitles } from './route-titles.ts';

/** A page that has its place but not its content yet. It says so. */
export function NotBuilt({ route }: { readonly route: RouteId }) {
  const { i18n, site } = usePage();
  return (
    <main id="main" className={wrap}>
      <Panel
        kind="empty"
        level={1}
        title={routeTitles(i18n)[route]}
        acts={
          <SiteLink to={urlOf('landing')}>
            <Trans>Home page</Trans>
          </SiteLink>
        }
      >
        <p>
          {site.hotel === null ? (
            <Trans>This page isn't ready yet.</Trans>
          ) : (
            <Trans>
              This page isn't ready yet. Please call <bdi>{site.hotel.phone}</bdi>.
            </Trans>
          )}
        </p>
      </Panel>
    </main>
  );
}
