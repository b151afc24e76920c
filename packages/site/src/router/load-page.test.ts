import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Screen, ScreenRequest } from '../screen/screen.types.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage, SharedPage } from './router.types.ts';

const loads = (load: Screen<unknown>['load'], left = new AbortController().signal): Promise<LoadedPage> => {
  const screen = { load, head: () => ({ title: 'Planner' }) } as unknown as Screen<unknown>;
  const source = { load: async () => ({ screen, i18n: setupI18n() }) };
  const visit = { path: '/planner/1760', params: {}, search: {}, left, loadTimeout: 50 };
  return loadPage(source, {} as SharedPage, 'itinerary', 'planner', visit);
};

describe('what a screen loads', () => {
  it('ends when its time is over, though the screen does not listen', async () => {
    await expect(loads(() => new Promise(() => undefined))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('ends when the guest leaves', async () => {
    const guest = new AbortController();
    const loading = loads(() => new Promise(() => undefined), guest.signal);
    guest.abort(new Error('left'));
    await expect(loading).rejects.toThrow('left');
  });

  it('fails nobody where the guest left while the screen came', async () => {
    const load = () => Promise.reject(new Error('given up'));
    await expect(loads(load, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    // What nobody waits for would be told by the browser as a failure of the page, and by this runner as one of the test.
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('that comes in time is the page', async () => {
    const load = async ({ signal }: ScreenRequest) => ({ kind: 'ready', model: signal.aborted }) as const;
    expect(await loads(load)).toEqual({ model: false, head: { title: 'Planner' }, status: 200 });
  });
});
