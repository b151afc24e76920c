const formats = "new Intl.DateTimeFormat('en');new Intl.NumberFormat('en');close()";

/**
 * Creates the first Intl formats of numbers and times in a worker: Chromium loads its locale data once per process at the
 * first format, which blocks a slow phone for 70 to 130 ms during hydration. Other browsers load it faster or once per
 * thread, and are left out: only Chromium has `userAgentData`.
 */
export function formatsAside(): void {
  if (!('userAgentData' in navigator)) return;
  try {
    new Worker(URL.createObjectURL(new Blob([formats])));
  } catch {
    // A browser that starts no worker from a blob (a policy of its owner's) makes its formats with the page, a little later.
  }
}
