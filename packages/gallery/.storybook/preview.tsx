import '@latchkey/ui/base.css';
import { loadStayWords } from '@latchkey/stay/words';
import { loadUiWords } from '@latchkey/ui/words';
import type { Preview } from '@storybook/react-vite';
import type { Messages } from '@lingui/core';
import { Stage } from '../src/stage.tsx';
import { localeOf, themeOf } from '../src/settings.ts';

/** Every story stands on a page of the demo hotel, in the language and the theme of the toolbar. */
const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  initialGlobals: { locale: 'en', theme: 'sandalwood' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
          { value: 'de', title: 'Deutsch' },
          { value: 'hi', title: 'हिन्दी' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'sandalwood', title: 'Sandalwood' },
          { value: 'plum', title: 'Plum' },
        ],
      },
    },
  },
  loaders: [
    async ({ globals }): Promise<{ readonly words: Messages }> => {
      const locale = localeOf(globals['locale']);
      return { words: { ...(await loadUiWords(locale)), ...(await loadStayWords(locale)) } };
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => (
      <Stage
        key={`${globals['locale']} ${globals['theme']}`}
        locale={localeOf(globals['locale'])}
        theme={themeOf(globals['theme'])}
        words={loaded['words'] as Messages}
        Story={Story}
      />
    ),
  ],
};

export default preview;
