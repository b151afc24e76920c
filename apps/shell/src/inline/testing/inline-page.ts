import { afterEach, beforeEach, vi } from 'vitest';

/** A page of its own for each test of a file: what a script listens to ends with its test. */
export function freshPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    vi.spyOn(window, 'addEventListener');
  });
  afterEach(async () => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    // Who still waits for the page to come alive waits no longer.
    await hydrated();
    for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls)
      removeEventListener(type, listener, options);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  });
}

/** The element of an inline script, with what the document gives it. */
export function scriptGiven(given: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['given'] = JSON.stringify(given);
  document.body.append(script);
  return script;
}

/** What a guest does, which a script's own event is not. */
export function trusted(event: Event): Event {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}

/** Marks the page as taken over by its script, or as left alone, and lets those who watch for it know. */
export async function hydrated(how: 'done' | 'static' = 'done'): Promise<void> {
  document.documentElement.dataset['hydration'] = how;
  await vi.advanceTimersByTimeAsync(1);
}
