import type { PageAssets } from './assets-of.ts';
import { layOutBelow } from './first-view.ts';
import { formatsAside } from './formats-aside.ts';
import { inScript } from '../page-payload.ts';
import { keepPlainBelowFloor } from './support-floor.ts';

/**
 * A few lines that lay out the rest of the page and start its scripts once the first view is painted, with its picture
 * where it has one (or that will not come): scripts share the line and the processor with nothing that a guest waits to
 * see. A picture is on the screen two frames after it has come; of words the browser says when they are (two frames on a
 * phone with a slow processor are made long before). What the shell will ask for starts beside them; attributes equal the
 * loaders' own, or files would be fetched twice. Each step is a task of its own, so that a slow phone answers between them.
 */
export function startScript({ scripts, ahead }: PageAssets): string {
  return `(()=>{${keepPlainBelowFloor}
const S=${inScript(scripts)},A=${inScript(ahead)},d=document;
const add=(tag,{href,integrity},set)=>()=>d.head.append(Object.assign(d.createElement(tag),{crossOrigin:'anonymous',...(integrity?{integrity}:{}),...set(href)}));
const steps=[...A.map(f=>add('link',f,href=>({rel:'preload',as:'script',href}))),
...S.map(f=>add('script',f,src=>({async:false,src}))),()=>{${formatsAside}}];
const start=()=>{const step=steps.shift();if(step){step();setTimeout(start)}};
${layOutBelow};const begin=below();
const hero=d.querySelector('img[fetchpriority=high]');
const all=()=>setTimeout(()=>{begin();start()}),soon=()=>requestAnimationFrame(()=>requestAnimationFrame(all));
const words=()=>{if(!PerformanceObserver.supportedEntryTypes?.includes('paint'))return soon();
new PerformanceObserver((list,it)=>{if(list.getEntriesByName('first-contentful-paint').length){it.disconnect();all()}}).observe({type:'paint',buffered:true})};
setTimeout(start,2500);if(!hero)words();else if(hero.complete)soon();else{hero.addEventListener('load',soon);hero.addEventListener('error',start)}})()`;
}
