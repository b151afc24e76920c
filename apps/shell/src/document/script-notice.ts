import { telUrl } from '@latchkey/format/phone';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import watchHydration from '../inline/watch-hydration.ts?script';
import { attribute, text } from './escape.ts';
import { inlineScript } from './inline-script.ts';

const shown = `#script-notice[hidden]{display:none}#script-notice{position:fixed;inset-block-end:0;inset-inline:0;z-index:9;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:center;padding:1rem;background:#13211f;color:#fff;font:600 1rem/1.4 system-ui,sans-serif}#script-notice a{color:#f7b733;padding-block:.6rem}`;

// A page whose script did not come. Asked by an attribute and not by `:has`, which makes a browser look at each new element.
const withoutScript = 'html:is([data-hydration=lost],[data-hydration=static])';

// Buttons of a form that has an address of its own work without a script; the others say that they do not.
const deadButtons = `:is(button:not(form[action] button),[role=button]){opacity:.45;cursor:not-allowed}`;

// Without JavaScript the notice always stands, so it stands above the page instead of covering it.
const abovePage = `body{display:flex;flex-direction:column}#root{min-inline-size:0}#script-notice{position:static;order:-1}`;

// Where it lies at the foot of the window, the end of the page and a focused field can be scrolled clear of it.
const clearOfNotice = `${withoutScript}{scroll-padding-block-end:7rem}${withoutScript} body{padding-block-end:7rem}`;

/**
 * The notice for a page whose script did not load, in a form that works by itself: buttons do not work yet, with a reload
 * and the hotel's telephone. It is shown on a script error, for a part that stays unhydrated, or after a time-out, and
 * hidden once the page hydrates. Without JavaScript it is always shown.
 */
export function scriptNotice(i18n: I18n, nonce: string, phone: string | null): string {
  const call =
    phone === null
      ? ''
      : `<a href="${attribute(telUrl(phone))}">${text(i18n._(msg`Call the hotel`))} <bdi>${text(phone)}</bdi></a>`;
  const lost = `<span data-lost>${text(i18n._(msg`Part of this page did not load. Buttons that look faded do not work.`))}</span><a data-lost href="">${text(i18n._(msg`Reload Page`))}</a>`;
  // Where scripts are switched off nothing was lost, and loading again is useless.
  const off = `<noscript data-off><span>${text(i18n._(msg`JavaScript is switched off in this browser. Buttons that look faded do not work.`))}</span></noscript>`;
  return `<div id="script-notice" role="status" hidden>${lost}${off}${call}</div>${inlineScript(watchHydration, { nonce })}`;
}

/**
 * How the notice and the dead buttons look; for the head. In the body it would stand after the style sheets that come with
 * a screen's script: the browser would then ask again for every font, and text would move.
 */
export const scriptNoticeStyles = (nonce: string): string =>
  [
    `<style nonce="${nonce}">${shown}${clearOfNotice}${withoutScript} ${deadButtons}</style>`,
    `<noscript><style nonce="${nonce}">${deadButtons}[data-below]{content-visibility:visible!important;visibility:visible!important}#script-notice[hidden]{display:flex}#script-notice [data-lost]{display:none}${abovePage}</style></noscript>`,
  ].join('');
