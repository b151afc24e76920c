import type { SiteKind } from '@latchkey/booking-core/site-kinds';
import { PageProvider, type usePage } from '@latchkey/site';
import { setupI18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Gallery, type GalleryVideo } from '../../exports/gallery.ts';
import { ScreenFrame } from '../../exports/screen-frame.ts';

afterEach(cleanup);

const images = ['court', 'desk', 'bath'].map((name) => ({
  cdnImageUrl: `/images/1760/${name}.jpg`,
  alt: name,
  caption: null,
  width: 1920,
  height: 1280,
}));

const courtVideo = {
  url: 'https://films.example/court.webm',
  name: 'A walk through the court',
  poster: '/images/1760/court.jpg',
};

async function open(locale: 'en' | 'ar' = 'en', videos: readonly GalleryVideo[] = [], kind: SiteKind = 'hotel') {
  const onClose = vi.fn<() => void>();
  render(
    <div dir={locale === 'ar' ? 'rtl' : 'ltr'} style={{ direction: locale === 'ar' ? 'rtl' : 'ltr' }}>
      <ScreenFrame i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
        <PageProvider page={{ site: { kind } } as ReturnType<typeof usePage>}>
          <Gallery images={images} videos={videos} title="Sandalwood" quality={100} onClose={onClose} first={0} />
        </PageProvider>
      </ScreenFrame>
    </div>,
  );
  return { onClose, dialog: await screen.findByRole('dialog', { name: 'Sandalwood' }) };
}
const place = (): string | null => screen.getByText(/\d \/ 3/, { ignore: false }).textContent;

test('arrow keys go through the pictures and stop at both ends', async () => {
  await open();
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(place()).toBe('2 / 3');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(place()).toBe('3 / 3');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(place()).toBe('1 / 3');
  await userEvent.keyboard('{End}');
  expect(place()).toBe('3 / 3');
});

test('only the picture in sight can be reached', async () => {
  const { dialog } = await open();
  expect([...dialog.querySelectorAll('li')].map((slide) => slide.inert)).toEqual([false, true, true]);
});

test('closing it is said to whoever opened it', async () => {
  const { onClose } = await open();
  await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a video is there only while it is in sight, with its name, and starts by itself never', async () => {
  const { dialog } = await open('en', [courtVideo]);
  expect(dialog.querySelector('video')).toBeNull();
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  await userEvent.keyboard('{End}');
  const video = dialog.querySelector('video');
  expect([video?.getAttribute('aria-label'), video?.getAttribute('preload'), video?.autoplay, video?.controls]).toEqual(
    [courtVideo.name, 'none', false, true],
  );
  expect(dialog.querySelectorAll('figcaption')[3]?.textContent).toBe(courtVideo.name);
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog.querySelector('video')).toBeNull();
});

test.each(['provider', 'platform'] as const)(
  'on a host of many hotels a video that one of them keeps elsewhere is a link, and its own is played: %s',
  async (kind) => {
    const own = { ...courtVideo, url: '/images/1760/court.webm', name: 'The court at night' };
    const { dialog } = await open('en', [own, courtVideo], kind);
    await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
    await userEvent.keyboard('{End}');
    expect(dialog.querySelector('video')).toBeNull();
    const link = screen.getByRole('link', { name: courtVideo.name });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      courtVideo.url,
      '_blank',
      'noopener noreferrer',
    ]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(dialog.querySelector('video')?.getAttribute('src')).toBe(own.url);
  },
);

test('in writing from right to left the arrow keys go the other way', async () => {
  await open('ar');
  screen.getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(place()).toBe('2 / 3');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(place()).toBe('1 / 3');
});

test('the button at an end is quiet, and where one is, is read out', async () => {
  await open();
  const [back, on] = screen.getAllByRole('button');
  const quiet = (): (string | null | undefined)[] => [back, on].map((button) => button?.getAttribute('aria-disabled'));
  expect(quiet()).toEqual(['true', null]);
  await userEvent.click(on as HTMLElement);
  expect(quiet()).toEqual([null, null]);
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3');
});
