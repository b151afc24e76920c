/** The element id of a provider's script in the page. */
export const scriptTagId = 'payment-sdk';

/** A script that has not come by then is given up: the guest is told, and can try again. */
const patienceMs = 20_000;

const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once. A failed or late load can be tried again; it rejects with an error of its own. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.id = scriptTagId;
    script.src = address;
    script.async = true;
    const fail = (): void => {
      clearTimeout(timer);
      loading.delete(address);
      script.remove();
      reject(new Error('failed to load the SDK'));
    };
    const timer = setTimeout(fail, patienceMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  loading.set(address, started);
  return started;
}

/** Starts loading a provider's script, so that its window opens at once when it is wanted. */
export const preparePayment = (scriptUrl: string): Promise<boolean> =>
  loadScript(scriptUrl).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
