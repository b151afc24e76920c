import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { Caller } from '../pages/desk-team.ts';
import { cpuSlowdown } from './slow-phone.ts';
import { watch } from './watch.ts';

const quiet = 1500;

/** Who is signed in. */
export type DeskState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A desk whose browser is slowed. It is asked over the browser's protocol: Playwright's own questions are tasks of the page. */
export class SlowDesk {
  readonly context: BrowserContext;
  readonly devtools: CDPSession;

  private constructor(context: BrowserContext, devtools: CDPSession) {
    this.context = context;
    this.devtools = devtools;
  }

  static async opened(
    by: Browser,
    { state, address, hasScript }: { readonly state: DeskState; readonly address: string; readonly hasScript: boolean },
  ): Promise<SlowDesk> {
    const context = await by.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(watch);
    if (!hasScript) {
      await devtools.send('Network.enable');
      await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
      // The page would say that its script did not come, and be painted anew.
      await page.addInitScript(() => addEventListener('error', (event) => event.stopImmediatePropagation(), true));
    }
    const desk = new SlowDesk(context, devtools);
    await page.goto(address, { waitUntil: 'load' });
    if (hasScript) await desk.until("'hydration' in document.documentElement.dataset");
    await setTimeout(2 * quiet);
    return desk;
  }

  /** How long the tasks were, beyond 50 ms, since this was last asked; milliseconds. */
  async tasks(): Promise<number[]> {
    await setTimeout(quiet);
    return this.ask<number[]>('globalThis.latchkeySeen.tasks.splice(0).map(({ duration }) => duration)');
  }

  /** To the last room and the last day, and back, by a wheel. */
  async scroll(): Promise<void> {
    for (const [deltaX, deltaY] of [
      [0, 200],
      [200, 0],
      [0, -200],
      [-200, 0],
    ] as const)
      for (let turn = 0; turn < 15; turn += 1) {
        await this.devtools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 700, y: 500, deltaX, deltaY });
        await setTimeout(30);
      }
  }

  /** Opens what can be done with a stay, and closes it. */
  async openMenu(): Promise<void> {
    // From the first room and day on: where a wheel has ended depends on how busy the machine is.
    const begin = "document.querySelector('[role=grid]').parentElement.scrollTo(0, 0)";
    const inSight =
      "[...document.querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect()).find(({ x, y }) => x > 300 && x < 1200 && y > 200 && y < 800)";
    await this.ask(`${begin}, 0`);
    await setTimeout(quiet);
    await this.tasks();
    const { x, y } = await this.ask<{ x: number; y: number }>(`(({ x, y }) => ({ x: x + 30, y: y + 8 }))(${inSight})`);
    await this.press(x, y);
    await this.until("document.querySelector('[role=dialog]') !== null");
    for (const type of ['keyDown', 'keyUp'] as const)
      await this.devtools.send('Input.dispatchKeyEvent', { type, key: 'Escape', code: 'Escape' });
    await this.until("document.querySelector('[role=dialog]') === null");
    await setTimeout(quiet);
  }

  /** Checks the first guest in who is in sight. */
  async checkIn(): Promise<void> {
    await this.ask('scrollTo(0, 0), 0');
    await setTimeout(quiet);
    await this.tasks();
    const arrivals = "document.querySelectorAll('#arrivals [data-line]').length";
    const before = await this.ask<number>(arrivals);
    const { x, y } = await this.ask<{ x: number; y: number }>(
      "(({ x, y }) => ({ x: x + 10, y: y + 10 }))(document.querySelector('#arrivals [data-acts] button').getBoundingClientRect())",
    );
    await this.press(x, y);
    await this.until(`${arrivals} < ${before}`);
  }

  /** Somebody else moves a stay: how long until it is seen where it is, in milliseconds. */
  async seesChange({ call }: Caller): Promise<number> {
    const pins = "document.querySelectorAll('[data-bar] svg').length";
    const before = await this.ask<number>(pins);
    const today = await this.ask<string>("document.querySelector('input[type=date]').value");
    const reply = await call('GET', `room-plan?first=${today}&last=${today}`);
    const { stays } = (await reply.json()) as {
      readonly stays: readonly { readonly bookingId: string; readonly unitId: string; readonly held: string | null }[];
    };
    const stay = stays.find(({ held }) => held === null);
    if (stay === undefined) throw new Error('no stay is left that nobody holds');
    const began = performance.now();
    const moved = await call('POST', `units/${stay.unitId}/stays`, { booking: stay.bookingId });
    if (!moved.ok) throw new Error(`not moved: ${moved.status} ${await moved.text()}`);
    await this.until(`${pins} !== ${before}`);
    return performance.now() - began;
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private async press(x: number, y: number): Promise<void> {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await this.devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }

  private async ask<T>(expression: string): Promise<T> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as T;
  }

  private async until(expression: string): Promise<void> {
    for (let left = 600; left > 0; left -= 1) {
      if (await this.ask<boolean>(expression)) return;
      await setTimeout(50);
    }
    throw new Error(`not within 30 seconds: ${expression}`);
  }
}
