/**
 * A few lines that keep a press on a button from before the page came alive, and press it again when it has: a guest on a
 * slow line need not press twice. Of several presses the last one counts. Where the page's script does not come, the
 * button does what it does without one. Links work by themselves, but for another language of a page on which something
 * was typed: its script takes that along. React takes the frame over before the form in it: a key in the form makes it
 * come first, also for a press between the two. A form that has no address of its own is not sent for the guest.
 */
export const earlyPresses = `(()=>{const h=document.documentElement;let kept=null;
addEventListener('click',e=>{const b=e.target instanceof Element?e.target.closest('button,a[hreflang]'):null;
if(h.dataset.hydration){if(b?.href&&typed())wake();return}
if(b&&e.isTrusted&&(b.href?typed():b.type!=='submit'||b.form?.hasAttribute('action'))){e.preventDefault();kept=b}},true);
const typed=()=>[...document.querySelectorAll('form input,form textarea')].some(f=>f.value!==f.defaultValue);
const wake=()=>document.querySelector('main form')?.dispatchEvent(new Event('keyup',{bubbles:true}));
new MutationObserver((_,watch)=>{if(!h.dataset.hydration)return;watch.disconnect();
const press=()=>{if(kept&&kept.isConnected)kept.click()};
if(kept?.href)wake();
setTimeout(press)}).observe(h,{attributes:true,attributeFilter:['data-hydration']})})()`;
