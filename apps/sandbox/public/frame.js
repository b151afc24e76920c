const search = new URLSearchParams(location.search);
const opener = search.get('opener') ?? '*';
const isVault = location.pathname.startsWith('/card-vault');
const byId = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage(message, opener);

byId('name').textContent = search.get('name');
byId('amount').textContent = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: search.get('currency') ?? 'INR',
}).format(Number(search.get('amount')) / 100);

function allowPressing(allowed) {
  for (const button of document.querySelectorAll('button')) button.disabled = !allowed;
}

async function pay(succeeds, reason = byId('reason').value) {
  allowPressing(false);
  byId('problem').textContent = '';
  const response = await fetch(isVault ? '/card-vault/frame/pay' : '/razorpay/checkout/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      orderId: search.get('order_id'),
      vendorKey: search.get('key'),
      succeeds,
      reason,
    }),
  });
  const answer = await response.json();
  allowPressing(true);
  if (!response.ok || answer.kind === 'failed') {
    byId('problem').textContent = `${answer.error?.description ?? answer.description} You can try again.`;
    if (answer.kind === 'failed') tell(answer);
    return;
  }
  if (answer.kind === 'lost') byId('status').textContent = 'Paid, and the page that opened this will not be told.';
  else tell(answer);
}

/* The bank's page takes the place of this one, and leads back with what came of it. */
byId('challenge').hidden = !isVault;
byId('challenge').addEventListener('click', () => location.assign(`/card-vault/challenge${location.search}`));

byId('succeed').addEventListener('click', () => void pay(true));
byId('fail').addEventListener('click', () => void pay(false));
byId('close').addEventListener('click', () => tell({ kind: 'close' }));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ kind: 'close' });
});
allowPressing(true);
/* Keys that are pressed while the window opens may come before its focus does: it is given again with the window's own. */
const focusFirst = () => {
  if (document.activeElement === document.body) byId('succeed').focus();
};
addEventListener('focus', focusFirst);
focusFirst();
const challenge = search.get('challenge');
if (challenge !== null) void pay(challenge === 'passed', challenge === 'passed' ? '' : 'authentication_failed');
