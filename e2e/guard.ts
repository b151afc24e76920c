import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Watches every page of a test for what no guest may meet. */
export interface Guard {
  /** Declares that this test provokes a complaint which matches. Everything else fails it. */
  allow(complaint: RegExp): void;
  /** Watches another context too: a second guest of the same story. */
  watch(context: BrowserContext): Promise<void>;
}

/** What was met, in the order of time, beside the declared. */
export interface Watch extends Guard {
  readonly complaints: () => readonly string[];
}

export function createGuard(): Watch {
  const met: string[] = [];
  const allowed: RegExp[] = [];
  const meet = (complaint: string): void => void met.push(complaint);
  return {
    allow: (complaint) => void allowed.push(complaint),
    async watch(context) {
      // A violation is reported on the console only sometimes; the event is always there.
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP refused ${event.blockedURI} (${event.effectiveDirective})`),
        ),
      );
      context.on('console', (message) => hear(message, meet));
      context.on('weberror', (error) => meet(`page error: ${error.error().message}`));
      context.on('requestfailed', (request) => failed(request, meet));
      context.on('response', (response) => answered(response, meet));
    },
    complaints: () => met.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
  };
}

function hear(message: ConsoleMessage, meet: (complaint: string) => void): void {
  const kind = message.type();
  // Whether a preload is used "within a few seconds" says how busy the machine is, not what a guest sees.
  if (/was preloaded using link preload but not used/.test(message.text())) return;
  if (kind === 'error' || kind === 'warning') meet(`console ${kind}: ${message.text()} (${message.location().url})`);
}

function failed(request: Request, meet: (complaint: string) => void): void {
  const reason = request.failure()?.errorText ?? 'unknown';
  // The browser itself gives up what a page that is left behind had still asked for.
  if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(reason)) meet(`request failed: ${request.url()} (${reason})`);
}

function answered(response: Response, meet: (complaint: string) => void): void {
  if (response.status() >= 500) meet(`answer ${response.status()}: ${response.url()}`);
}

/** Waits until the page, or a part of it, answers to presses: what is pressed before belongs to nobody. */
export async function ready(page: Page, part = 'main'): Promise<void> {
  // React marks the elements it has taken over; there is nothing else in a part that tells.
  await page.waitForFunction(
    (selector) =>
      document.documentElement.dataset['hydration'] !== undefined &&
      Object.keys(document.querySelector(selector) ?? {}).some((name) => name.startsWith('__reactProps')),
    part,
  );
  // What listens to keys begins with the frame after that.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}
