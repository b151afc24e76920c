/** The place of the rules in the page; there is one document to fetch ahead at a time. */
const rulesId = 'fetched-ahead';

/** Has the browser fetch a document of this site ahead (Speculation Rules), without running it or any third party. */
export function fetchDocument(url: string): void {
  document.getElementById(rulesId)?.remove();
  const rules = document.createElement('script');
  rules.id = rulesId;
  rules.type = 'speculationrules';
  // The content-security policy allows scripts that carry the page's nonce.
  rules.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [url], eagerness: 'immediate' }] });
  document.head.append(rules);
}
