const search = new URLSearchParams(location.search);
const opener = search.get('opener');
const asked = (search.get('asked') ?? '').split(',');
const key = search.get('key') ?? '';
const byId = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage(message, opener);

byId('sum').textContent = `${search.get('shop')}: ${search.get('amount')} ${search.get('currency')}`;

/* While the page books and pays, the sheet waits. */
function wait(isWaiting) {
  for (const id of ['pay', 'close']) byId(id).disabled = isWaiting;
  byId('under-way').textContent = isWaiting ? 'Paying…' : 'Sandbox: no money moves.';
}

function leave(message) {
  byId('sheet').hidden = true;
  wait(false);
  tell(message);
}

byId('open').addEventListener('click', () => {
  byId('sheet').hidden = false;
  tell({ kind: 'sheet' });
});
byId('close').addEventListener('click', () => leave({ kind: 'cancel' }));
byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (byId('pay').disabled) return;
  wait(true);
  /* A wallet tells what it was asked for, and the name and address with a payment. */
  const answer = { name: byId('name').value, address: { country: byId('country').value } };
  if (asked.includes('email')) answer.email = byId('email').value;
  if (asked.includes('phone')) answer.phone = byId('phone').value;
  tell({ kind: 'authorised', answer });
});

/* The intent must ask for what the wallet has shown. */
async function confirmed({ clientSecret, returnUrl }) {
  const intent = encodeURIComponent(clientSecret.split('_secret_')[0]);
  const asks = new URLSearchParams({ key, client_secret: clientSecret });
  const opened = await (await fetch(`/stripe/v1/payment_intents/${intent}?${asks}`)).json();
  if (String(opened.amount) !== search.get('amount') || opened.currency !== search.get('currency'))
    return {
      error: {
        type: 'invalid_request_error',
        message: 'The amount or currency of the Elements does not match the one of the PaymentIntent.',
      },
    };
  const reply = await fetch(`/stripe/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key,
      client_secret: clientSecret,
      return_url: returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': byId('card').value,
    }),
  });
  const answer = await reply.json();
  if (!reply.ok) return { error: answer.error };
  const { callback } = await (await fetch('/control')).json();
  return callback === 'lost' ? new Promise(() => undefined) : { intent: answer };
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== opener) return;
  if (event.data?.kind === 'failed') {
    byId('sheet').hidden = true;
    wait(false);
  }
  if (event.data?.kind === 'confirm')
    void confirmed(event.data).then((answer) => leave({ kind: 'confirmed', id: event.data.id, answer }));
});

void fetch('/control')
  .then((reply) => reply.json())
  .then(({ wallet }) => tell({ kind: 'ready', answer: wallet === 'none' ? undefined : { googlePay: true } }));
