const search = new URLSearchParams(location.search);
const opener = search.get('opener');
const clientSecret = search.get('clientSecret') ?? '';
const byId = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage(message, opener);

/* What the fields lack, as the provider's own say it. */
const lacks = [
  ['number', /^\d{13,19}$/, 'incomplete_number', 'Your card number is incomplete.'],
  ['expiry', /^(0[1-9]|1[0-2])\d\d$/, 'incomplete_expiry', "Your card's expiration date is incomplete."],
  ['cvc', /^\d{3,4}$/, 'incomplete_cvc', "Your card's security code is incomplete."],
];

function lacking() {
  const found = lacks.filter(([id, shape]) => !shape.test(byId(id).value.replaceAll(/\D/g, '')));
  for (const [id] of lacks) byId(id).setAttribute('aria-invalid', String(found.some(([one]) => one === id)));
  const [first] = found;
  byId('problem').textContent = first?.[3] ?? '';
  if (first === undefined) return null;
  byId(first[0]).focus();
  return { type: 'validation_error', code: first[2], message: first[3] };
}

async function confirmed(returnUrl) {
  const error = lacking();
  if (error !== null) return { error };
  const intent = clientSecret.split('_secret_')[0];
  const kind = intent.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const reply = await fetch(`/stripe/v1/${kind}/${encodeURIComponent(intent)}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: search.get('key') ?? '',
      client_secret: clientSecret,
      return_url: returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': byId('number').value,
    }),
  });
  const answer = await reply.json();
  if (!reply.ok) return { error: answer.error };
  const { callback } = await (await fetch('/control')).json();
  return callback === 'lost' ? new Promise(() => undefined) : { intent: answer };
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== opener) return;
  if (event.data?.kind === 'focus') byId('number').focus();
  if (event.data?.kind === 'confirm')
    void confirmed(event.data.returnUrl).then((answer) => tell({ kind: 'confirmed', id: event.data.id, answer }));
});
byId('form').addEventListener('submit', (event) => event.preventDefault());
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ kind: 'escape' });
});
tell({ kind: 'ready' });
