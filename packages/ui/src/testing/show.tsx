import { directionOf, type Locale } from '@latchkey/booking-core/language';
import { setupI18n, type Messages } from '@lingui/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenFrame } from '../screen-frame/screen-frame.tsx';

interface ShownIn {
  readonly locale?: Locale;
  /** The catalog of the language; without it the sentences are those of the source, English. */
  readonly messages?: Messages;
}

/** Shows a component as a screen does: with words, a place for toasts, and the direction of its language. */
export function show(children: ReactNode, { locale = 'en', messages = {} }: ShownIn = {}): RenderResult {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const direction = directionOf(locale);
  return render(children, {
    wrapper: ({ children: shown }) => (
      <div dir={direction} style={{ direction }}>
        <ScreenFrame i18n={i18n}>{shown}</ScreenFrame>
      </div>
    ),
  });
}
