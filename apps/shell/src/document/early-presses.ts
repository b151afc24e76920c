/**
 * A few lines that keep a press on a button from before the page came alive, and press it again when it has: a guest on a
 * slow line need not press twice. Of several presses the last one counts. Where the page's script does not come, the
 * button does what it does without one. Links work by themselves, and a form that has no address of its own is not sent for
 * the guest.
 */
export const earlyPresses = `(()=>{const h=document.documentElement;let kept=null;
addEventListener('click',e=>{if(h.dataset.hydration||!e.isTrusted)return;
const b=e.target instanceof Element?e.target.closest('button'):null;
if(b&&(b.type!=='submit'||b.form?.hasAttribute('action'))){e.preventDefault();kept=b}},true);
new MutationObserver((_,watch)=>{if(!h.dataset.hydration)return;watch.disconnect();
setTimeout(()=>{if(kept&&kept.isConnected)kept.click()})}).observe(h,{attributes:true,attributeFilter:['data-hydration']})})()`;
