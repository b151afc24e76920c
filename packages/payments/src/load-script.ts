const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once. A failed load can be tried again; it rejects with the specified internal error. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error('failed to load the SDK'));
    });
    document.head.append(script);
  });
  loading.set(address, started);
  return started;
}
