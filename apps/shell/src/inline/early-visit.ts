import type { EarlyVisit } from '@latchkey/analytics/analytics';
import { given } from './given.ts';

/** What the script wants to know of the page. */
export interface EarlyVisitPage {
  readonly stay?: EarlyVisit['stay'];
  /** Whether a guest who has not said anything is left alone. */
  readonly isConsentNeeded: boolean;
  /** The path that takes the visit. */
  readonly to: string;
  /** The event by which parts of the page tell of themselves. */
  readonly reportEvent: string;
}

/** How many links, and how many reports of the page's own parts, are kept at most. */
const most = 9;

const longestText = 200;

/** The script's element, on which the measuring finds the visit (packages/analytics: `takeEarlyVisit`). */
type Keeping = HTMLScriptElement & {
  kept?: Omit<EarlyVisit, 'stay'> & { readonly stay: EarlyVisit['stay'] | undefined; readonly isSent: boolean };
};

/**
 * For a site that measures. Measuring begins when the page is at rest; this script reports a guest who leaves before that
 * to our own origin, which makes the events. It follows the same rules of consent; the origin filters bots. Once the
 * measuring has removed the element from the page, it does nothing more.
 */
export function earlyVisit(script: Keeping): void {
  const { stay, isConsentNeeded, to, reportEvent } = given<EarlyVisitPage>(script);
  const links: [string, string][] = [];
  const told: EarlyVisit['told'][number][] = [];
  const seen = { url: location.href, width: innerWidth, links, told, stay };
  const kept = { ...seen, isSent: false };
  script.kept = kept;
  if (isUnwilling() || !('sendBeacon' in navigator)) return;
  const on = <Happened extends Event>(name: string, act: (event: Happened) => void): void =>
    addEventListener(
      name,
      (event) => {
        if (script.isConnected && !kept.isSent) act(event as Happened);
      },
      true,
    );
  const leave = (): void => {
    const choice = /(?:^|; )latchkey-measuring=(allowed|denied)/.exec(document.cookie)?.[1];
    if (isConsentNeeded ? choice === 'allowed' : choice !== 'denied')
      kept.isSent = navigator.sendBeacon(to, JSON.stringify(seen));
  };
  on('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && /^https?:$/.test(link.protocol) && links.length < most)
      links.push([link.href, link.textContent.trim().slice(0, longestText)]);
  });
  on<CustomEvent<EarlyVisit['told'][number]>>(reportEvent, ({ detail }) => {
    if (told.length < most) told.push(detail);
  });
  on('pagehide', leave);
  on('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

/** Whether the guest's browser asks every site not to be measured. */
function isUnwilling(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
