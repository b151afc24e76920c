import type { Site } from '@latchkey/api-contract/types';
import { inLanguage } from '@latchkey/site';
import { measuringChoiceUrl, type Locale } from '@latchkey/site/urls';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { ConsentBanner } from './consent-banner.tsx';
import { consentWords } from './consent-words.ts';
import type { MeasuringChoice } from './silence.ts';

/** The element that the banner is in, first in the document so that the keyboard comes to it first. */
const elementId = 'measuring-consent';

/** Shows the banner and answers with the guest's choice. While it already stands, that one is answered for both. */
export function askForConsent(site: Site, locale: Locale): Promise<MeasuringChoice> {
  asked ??= ask(site, locale).finally(() => {
    asked = null;
  });
  return asked;
}

let asked: Promise<MeasuringChoice> | null = null;

async function ask(site: Site, locale: Locale): Promise<MeasuringChoice> {
  const i18n = consentWords(locale);
  const place = document.createElement('div');
  place.id = elementId;
  document.body.prepend(place);
  const root = createRoot(place);
  // A field that gets the focus is scrolled clear of the banner.
  const { scrollPaddingBlockEnd } = document.documentElement.style;
  document.documentElement.style.scrollPaddingBlockEnd = '16rem';
  const choice = await new Promise<MeasuringChoice>((choose) =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ConsentBanner choose={choose} policy={inLanguage(measuringChoiceUrl(site), locale)} />
      </I18nProvider>,
    ),
  );
  root.unmount();
  place.remove();
  document.documentElement.style.scrollPaddingBlockEnd = scrollPaddingBlockEnd;
  return choice;
}
