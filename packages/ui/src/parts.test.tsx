import { setupI18n } from '@lingui/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../exports/button.ts';
import { Dialog } from '../exports/dialog.ts';
import { PageHeader } from '../exports/frame.ts';
import { GuestPicker } from '../exports/guest-picker.ts';
import { Picture } from '../exports/picture.ts';
import { ScreenFrame } from '../exports/screen-frame.ts';
import { Stepper } from '../exports/stepper.ts';
import { TextField } from '../exports/text-field.ts';
import { useToast } from '../exports/toast.ts';

afterEach(cleanup);

const Frame = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ScreenFrame i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</ScreenFrame>
);
const show = (children: ReactNode) => render(<Frame>{children}</Frame>);

test('a button that is off or busy keeps its place and does nothing', async () => {
  const press = vi.fn<() => void>();
  show(
    <>
      <Button off onClick={press}>
        Book
      </Button>
      <Button busy onClick={press}>
        Pay
      </Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(press).not.toHaveBeenCalled();
});

test('a field tells its hint and its error to assistive technology', () => {
  show(<TextField label="Email" hint="For the voucher" error="Please Enter Valid Email Address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Please Enter Valid Email Address', 'For the voucher']);
});

test('a stepper stays within its bounds and says why', async () => {
  const change = vi.fn<(value: number) => void>();
  const atMost = vi.fn<() => void>();
  show(<Stepper label="Rooms" value={2} min={2} max={2} onChange={change} onAtMost={atMost} />);
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(change).not.toHaveBeenCalled();
  expect(atMost).toHaveBeenCalledOnce();
});

test('a child more asks for an age more, and never above what the hotel takes', async () => {
  function Picking(): ReactNode {
    const [guests, setGuests] = useState({ adults: 2, childAges: [] as readonly (number | null)[], infants: 0 });
    return <GuestPicker value={guests} onChange={setGuests} most={3} />;
  }
  show(<Picking />);
  const [, more] = screen.getAllByRole('button', { name: 'One more' });
  await userEvent.click(more as HTMLElement);
  await userEvent.click(more as HTMLElement);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

test('a dialog closes by its cross and comes back empty', async () => {
  const close = vi.fn<() => void>();
  show(
    <Dialog open onClose={close} title="Cancel this stay?">
      <p>You paid.</p>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});

const after = (milliseconds: number): Promise<void> => act(async () => void vi.advanceTimersByTime(milliseconds));

function Say(): ReactNode {
  const say = useToast();
  return <Button onClick={() => say({ text: 'Airport car added' })}>Add</Button>;
}

test('a toast stays five seconds, and one more after the pointer has left it', async () => {
  vi.useFakeTimers();
  show(<Say />);
  const say = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  say();
  await after(4900);
  expect(screen.queryByText('Airport car added')).not.toBeNull();
  await after(200);
  expect(screen.queryByText('Airport car added')).toBeNull();

  say();
  const card = screen.getByText('Airport car added');
  fireEvent.mouseEnter(card.parentElement as HTMLElement);
  await after(60_000);
  fireEvent.mouseLeave(card.parentElement as HTMLElement);
  await after(900);
  expect(screen.queryByText('Airport car added')).not.toBeNull();
  await after(200);
  expect(screen.queryByText('Airport car added')).toBeNull();
  vi.useRealTimers();
});

test('the header is whole without JavaScript: links, languages in their own names, the menu a details', () => {
  const html = renderToString(
    <Frame>
      <PageHeader
        mark={{ href: '/', drawing: null, name: 'Sandalwood Courtyard' }}
        nav={[{ href: '#rooms', label: 'Rooms' }]}
        languages={{
          current: 'en',
          links: [
            { locale: 'en', href: '/?lang=en' },
            { locale: 'ar', href: '/?lang=ar' },
          ],
        }}
      />
    </Frame>,
  );
  expect(html).toContain('<a href="/?lang=ar" lang="ar" hrefLang="ar">العربية</a>');
  expect(html.match(/<details/g)).toHaveLength(2);
});

test('a picture offers no width above its original, and the hero is fetched first', () => {
  const html = renderToString(
    <Picture
      image={{ cdnImageUrl: '/images/1760/court.jpg', alt: 'The court', width: 1000, height: 750 }}
      sizes="100vw"
      quality={60}
      priority
    />,
  );
  expect(html).toContain('/images/1760/court-960-60.avif 960w');
  expect(html).not.toContain('1280');
  expect(html).toContain('fetchPriority="high"');
});
