import { inScript } from '../page-payload.ts';

/**
 * On such a line the fonts come later than the first paint: Mbit/s below, and milliseconds of a round trip above, as the
 * browser estimates them. Both, as a browser that has measured nothing yet takes 1.5 Mbit/s and 100 ms for true.
 */
const slowLine = { downlink: 2, rtt: 100 } as const;

/** The mark of a document that is set in the device's fonts (packages/ui: device-fonts.css). */
const fontsMark = 'data-fonts';

/**
 * A few lines at the head of a document that ask for its fonts before the styles do. On a slow line a visit's first page
 * goes without them: its picture has the line for itself, and the fonts are fetched once the page has loaded, for the
 * pages after it (none where the guest saves data). A browser that does not tell its line gets them at once.
 */
export const fontsScript = (
  fonts: readonly string[],
): string => `((F)=>{const d=document,c=navigator.connection,add=(rel,href)=>{const l=d.createElement('link');
Object.assign(l,{rel,as:'font',type:'font/woff2',crossOrigin:'anonymous',fetchPriority:'low',href});d.head.append(l)};
const slow=c&&(c.saveData||(c.downlink<${slowLine.downlink}&&c.rtt>${slowLine.rtt})),goesOn=d.referrer.startsWith(location.origin+'/');
if(!slow||(goesOn&&!c.saveData))return F.forEach((href)=>add('preload',href));
d.documentElement.setAttribute('${fontsMark}','device');
if(!c.saveData)addEventListener('load',()=>setTimeout(()=>F.forEach((href)=>add('prefetch',href)),3e3))})(${inScript(fonts)})`;
