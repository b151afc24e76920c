import { PageProvider, type usePage } from '@latchkey/site';
import { setupI18n } from '@lingui/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ScreenPending } from '../../exports/screen-states.ts';
import { framed, ScreenFrame } from '../../exports/screen-frame.ts';
import { useToast } from '../../exports/toast.ts';
import { messages as german } from '../../locales/frame/de.mjs';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'de', messages: { de: german } });

function Adding({ what }: { readonly what: string }): ReactNode {
  const say = useToast();
  return (
    <>
      <button type="button" onClick={() => say({ text: `${what} ist dabei` })}>
        {what}
      </button>
      <ScreenPending />
    </>
  );
}

/** The words of the page, and of the toast that a press brings. */
function said(): readonly (string | null)[] {
  const page = screen.getByRole('status').textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Frühstück' }));
  return [page, screen.getByText('Frühstück ist dabei').textContent];
}
const both = ['Die Seite wird geladen.', 'Frühstück ist dabei'];

test('what stands in a frame has its words and a place for its toasts', () => {
  render(
    <ScreenFrame i18n={i18n}>
      <Adding what="Frühstück" />
    </ScreenFrame>,
  );
  expect(said()).toEqual(both);
});

test('a framed component has those of its page, and what it is given', () => {
  const Framed = framed(Adding);
  render(
    <PageProvider page={{ i18n } as ReturnType<typeof usePage>}>
      <Framed what="Frühstück" />
    </PageProvider>,
  );
  expect(said()).toEqual(both);
});

test('without a frame both are a defect, found at the first rendering', () => {
  expect(() => render(<Adding what="Frühstück" />)).toThrow('useToast is called outside ToastRegion');
});
