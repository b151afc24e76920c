/**
 * Inline script. Remembers a button press from before hydration and repeats it afterwards (the last one if several), so
 * that a guest on a slow line need not press twice. Buttons work as plain forms if the page's script never arrives.
 * Links are not remembered, except to another language of a page on which something was typed: its script takes that
 * along. A key press in the form makes React hydrate the form first, also for a press between the two. A form without
 * an address of its own is not sent for the guest. A part of the page that comes later (an island) is waited for: what
 * React has taken over carries its properties.
 */
export const earlyPresses = `(()=>{const h=document.documentElement;let kept=null;
addEventListener('click',e=>{const b=e.target instanceof Element?e.target.closest('button,a[hreflang]'):null;
if(h.dataset.hydration){if(b?.href&&typed())wake();return}
if(b&&e.isTrusted&&(b.href?typed():b.type!=='submit'||b.form?.hasAttribute('action'))){e.preventDefault();kept=b}},true);
const typed=()=>[...document.querySelectorAll('form input,form textarea')].some(f=>f.value!==f.defaultValue);
const wake=()=>document.querySelector('main form')?.dispatchEvent(new Event('keyup',{bubbles:true}));
new MutationObserver((_,watch)=>{if(!h.dataset.hydration)return;watch.disconnect();
const alive=b=>b.href||Object.keys(b).some(k=>k.startsWith('__react'));
const press=tries=>{if(!kept||!kept.isConnected)return;if(alive(kept)||tries>100)kept.click();else setTimeout(press,200,tries+1)};
if(kept?.href)wake();
setTimeout(press,0,0)}).observe(h,{attributes:true,attributeFilter:['data-hydration']})})()`;
