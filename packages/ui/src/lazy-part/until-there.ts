const pauses = [1000, 3000, 10_000];

/** Asks again until it is there: after pauses that grow, and at once when the device has found its network again. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      await pauseOf(pauses[attempt] ?? 30_000);
    }
  }
}

const pauseOf = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    addEventListener('online', over);
  });
