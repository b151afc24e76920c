/** How long what lies below the first view waits for the first picture, in milliseconds. */
const patienceMs = 400;

/** The mark of a document whose first view is not painted yet (packages/ui: first-view.css). */
export const firstViewMark = 'data-first-view';

/**
 * A function for the document's own script: `below(painted)` lays out what lies below the first view, a part a frame, so
 * that no step of it keeps a phone from answering, and that a part which is shorter than was guessed moves the next one
 * before that is shown. It begins when `painted` is called, or after a while; at once and whole where the guest wants more
 * than the first view: an anchor, a page come back to, a touch, a key, a scroll. A page that was opened for a part of it
 * (`data-arrival`) begins there, as with an anchor.
 */
export const layOutBelow = `const below=()=>{const h=document.documentElement,parts=[...document.querySelectorAll('[data-below]')],done=[];
let over=false,begun=false;
const all=()=>{if(over)return;over=true;h.removeAttribute('${firstViewMark}');for(const p of done)p.removeAttribute('style')};
const next=()=>{if(over)return;const p=parts.shift();if(!p)return all();p.style.cssText='content-visibility:visible;visibility:visible';done.push(p);requestAnimationFrame(()=>setTimeout(next))};
const begin=()=>{if(begun)return;begun=true;next()};
const to=document.querySelector('[data-arrival]');
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')all();else if(to){all();to.scrollIntoView({behavior:'instant'})}
for(const sign of['pointerdown','keydown','scroll','wheel','touchmove'])addEventListener(sign,all,{once:true,passive:true,capture:true});
setTimeout(begin,${patienceMs});return begin}`;
