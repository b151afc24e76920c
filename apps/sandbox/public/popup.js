/* An overlay with the provider's own frame in it, over the page that opens it. */
const script = new URL(document.currentScript.src);
/* Frames come from another origin than the script, as the real providers' do: a page's policy must name both. */
const frameOrigin = Object.assign(new URL(script), {
  hostname: script.hostname === 'localhost' ? '127.0.0.1' : 'localhost',
}).origin;

globalThis.openSandboxPopup = function openSandboxPopup({
  path,
  title,
  search,
  onMessage,
  onDismiss,
  escape = true,
  backdropClose = false,
  confirmClose = false,
  timeoutSeconds,
}) {
  const opener = document.activeElement;
  const overlay = document.createElement('div');
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.setAttribute('aria-label', title);
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    background: 'rgb(0 0 0 / 60%)',
    display: 'grid',
    placeItems: 'center',
  });

  /* The real scripts report to their own servers, too. */
  void fetch(new URL('/popup-opened', frameOrigin), { method: 'POST', mode: 'no-cors' });

  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'payment';
  Object.assign(frame.style, {
    width: 'min(420px, 100vw)',
    height: 'min(560px, 100dvh)',
    border: '0',
    background: '#fff',
    colorScheme: 'light',
  });
  const address = new URL(path, frameOrigin);
  for (const [name, value] of Object.entries({
    ...search,
    opener: location.origin,
    lang: document.documentElement.lang || 'en',
  }))
    address.searchParams.set(name, value);
  frame.src = address.href;
  overlay.append(frame);

  let timer;
  const close = () => {
    clearTimeout(timer);
    removeEventListener('message', hear);
    removeEventListener('keydown', press);
    /* Gone for guest and page at once; the frame itself a moment later, as where a real window fades out: the press that
       closed it is still being handled there. */
    overlay.style.display = 'none';
    setTimeout(() => overlay.remove(), 500);
    if (opener instanceof HTMLElement) opener.focus();
  };
  const dismiss = () => {
    if (confirmClose && !confirm('Leave the payment?')) return;
    close();
    onDismiss();
  };
  const hear = (event) => {
    if (event.source !== frame.contentWindow || event.origin !== frameOrigin) return;
    if (event.data?.kind === 'close') dismiss();
    else onMessage(event.data, { close, dismiss });
  };
  const press = (event) => {
    if (event.key === 'Escape' && escape) dismiss();
  };
  addEventListener('message', hear);
  addEventListener('keydown', press);
  overlay.addEventListener('click', (event) => {
    if (event.target === overlay && backdropClose) dismiss();
  });
  if (timeoutSeconds > 0)
    timer = setTimeout(() => {
      close();
      onDismiss();
    }, timeoutSeconds * 1000);
  document.body.append(overlay);
  frame.addEventListener('load', () => frame.focus(), { once: true });
  return { close };
};
