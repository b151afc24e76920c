import type { Locale } from '@latchkey/site/urls';
import { consentBanner } from './consent-banner.ts';
import { consentWords } from './consent-words.ts';
import type { MeasuringChoice } from './silence.ts';

let asked: Promise<MeasuringChoice> | null = null;

/** Shows the banner and answers with the guest's choice. While it already stands, that one is answered for both. */
export function askForConsent(locale: Locale): Promise<MeasuringChoice> {
  asked ??= ask(locale).finally(() => {
    asked = null;
  });
  return asked;
}

async function ask(locale: Locale): Promise<MeasuringChoice> {
  const { style } = document.documentElement;
  const before = style.scrollPaddingBlockEnd;
  let banner: HTMLElement | null = null;
  const choice = await new Promise<MeasuringChoice>((choose) => {
    banner = consentBanner(consentWords(locale), choicesLink()?.href ?? '/privacy-policy', choose);
    // First in the document, so that the keyboard comes to it first; what gets the focus is scrolled clear of it.
    document.body.prepend(banner);
    style.scrollPaddingBlockEnd = '16rem';
  });
  (banner as HTMLElement | null)?.remove();
  style.scrollPaddingBlockEnd = before;
  return choice;
}

/** The frame's own link to the clause about measuring: it stands on every page of a site that measures. */
const choicesLink = (): HTMLAnchorElement | null => document.querySelector('footer a[href$="#analytics"]');
