/* The page of the guest's bank, to which the card vault's frame makes its detour. */
const search = new URLSearchParams(location.search);

function back(outcome) {
  search.set('challenge', outcome);
  location.replace(`/card-vault/frame?${search}`);
}

document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  back('passed');
});
document.getElementById('refuse').addEventListener('click', () => back('refused'));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') parent.postMessage({ kind: 'close' }, search.get('opener') ?? '*');
});
document.getElementById('code').focus();
