import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { hotelHomeAnchor, hotelHomeUrl, urlOf } from '@latchkey/site/urls';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';

/** No page has this address: what may be wrong with it, and the ways that most who came here were on. */
export const NotFound = () => {
  const { site, locale } = usePage();
  return (
    <main id="main" className={wrap}>
      <Panel
        kind="empty"
        level={1}
        title={<Trans>Page Not Found</Trans>}
        acts={
          <>
            {site.kind !== 'desk' && (
              <>
                {site.hotel === null ? null : (
                  <a href={`${inLanguage(hotelHomeUrl(site), locale)}${hotelHomeAnchor('rooms')}`}>
                    <Trans>Rooms and prices</Trans>
                  </a>
                )}
                <a href={inLanguage(urlOf('findEntry'), locale)}>
                  <Trans>Find my booking</Trans>
                </a>
              </>
            )}
            <SiteLink to={urlOf('landing')}>
              <Trans>Home page</Trans>
            </SiteLink>
          </>
        }
      >
        <Trans>The address may have lost a letter on its way, or the page is no longer there.</Trans>
      </Panel>
    </main>
  );
};
