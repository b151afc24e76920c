import type { PageAssets } from './assets-of.ts';
import { layOutBelow } from './first-view.ts';
import { inScript } from './page-payload.ts';

/**
 * A few lines that lay out the rest of the page and start its scripts once the first view is painted, with its picture
 * where it has one (or that will not come): scripts share the line and the processor with nothing that a guest waits to
 * see. What the shell will ask for starts beside them; attributes equal the loaders' own, or files would be fetched twice.
 */
export function startScript({ scripts, ahead }: PageAssets): string {
  return `(()=>{const S=${inScript(scripts)},A=${inScript(ahead)},d=document;let started=false;
const add=(tag,set)=>{const e=d.createElement(tag);Object.assign(e,set);d.head.append(e)};
const start=()=>{if(started)return;started=true;
for(const{href,integrity}of A)add('link',{rel:'preload',as:'script',crossOrigin:'anonymous',...(integrity?{integrity}:{}),href});
for(const{href,integrity}of S)add('script',{async:false,crossOrigin:'anonymous',...(integrity?{integrity}:{}),src:href})};
${layOutBelow};const begin=below();
const hero=d.querySelector('img[fetchpriority=high]');
const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{begin();start()}));
setTimeout(start,2500);if(!hero||hero.complete)painted();else{hero.addEventListener('load',painted);hero.addEventListener('error',start)}})()`;
}
