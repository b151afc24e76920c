import { earlyVisitElement, leftPath, silenceOf, reportEvent } from '@latchkey/analytics/analytics';
import type { PageRequest } from '@latchkey/releases/page';
import type { Head } from '@latchkey/site/screen';
import { inScript } from '../page-payload.ts';

/** A guest of whom nothing speaks against measuring. */
const willing = { doNotTrack: false, globalPrivacyControl: false, isBot: false, choice: 'allowed' } as const;

/**
 * Inline script for a site that measures. Measuring begins when the page is at rest; this script reports a guest who
 * leaves before that to our own origin, which makes the events. It follows the same rules of consent; the origin
 * filters bots. Once the measuring has removed the element from the page, it does nothing more.
 */
export function earlyVisit({ host, hotel, measuring }: PageRequest['site'], nonce: string, stay: Head['stay']): string {
  if (measuring === undefined || silenceOf({ ...willing, host, measuring }) !== null) return '';
  const refused =
    measuring.consent === 'needed' ? '!/(?:^|; )latchkey-measuring=allowed/' : '/(?:^|; )latchkey-measuring=denied/';
  const to = hotel === null ? leftPath : `${leftPath}?hotel=${hotel.id}`;
  return `<script id="${earlyVisitElement}" nonce="${nonce}">(()=>{const s=document.currentScript,n=navigator,k=s.kept={url:location.href,width:innerWidth,links:[],told:[],${stay === undefined ? '' : `stay:${inScript({ checkIn: stay.checkIn, checkOut: stay.checkOut })},`}isSent:false};
if(n.doNotTrack==='1'||n.doNotTrack==='yes'||n.globalPrivacyControl||!n.sendBeacon)return;
const on=(name,act)=>addEventListener(name,e=>{if(s.isConnected&&!k.isSent)act(e)},true);
on('click',e=>{const a=e.target instanceof Element&&e.target.closest('a[href]');if(a&&/^https?:$/.test(a.protocol)&&k.links.length<9)k.links.push([a.href,a.textContent.trim().slice(0,200)])});
on('${reportEvent}',e=>{if(k.told.length<9)k.told.push(e.detail)});
const leave=()=>{if(${refused}.test(document.cookie))return;k.isSent=n.sendBeacon('${to}',JSON.stringify({url:k.url,width:k.width,links:k.links,told:k.told,stay:k.stay}))};
on('pagehide',leave);on('visibilitychange',()=>document.visibilityState==='hidden'&&leave())})()</script>`;
}
