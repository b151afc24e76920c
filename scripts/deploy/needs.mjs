// `node scripts/deploy/needs.mjs "environment canary-checkout" RELEASE_STORE_KEY …`: ends a job in a sentence, before it does
// anything, where a secret or variable that it needs is empty. It runs before the repository's packages are installed.
const [where = 'environment', ...names] = process.argv.slice(2);
const missing = names.filter((name) => (process.env[name] ?? '').trim() === '');
if (missing.length > 0) {
  const what = `The ${where} has no ${missing.join(', no ')}, or the calling workflow does not hand it on.`;
  console.log(`::error::${what} docs/deploy.md, "Releases", lists what each environment holds.`);
  process.exit(1);
}
