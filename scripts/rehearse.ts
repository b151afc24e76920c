import { rehearseRelease } from './deploy/rehearse-release.ts';
import { rehearseUpgrade } from './deploy/upgrade/rehearse-upgrade.ts';
import { main, StepFailed } from './run/step.ts';

// `pnpm rehearse [release]`: a release on what the containers of deploy/ would run.
// `pnpm rehearse upgrade <commit>`: every server, one after the other, from that commit to this one, while guests book.
await main(async () => {
  const [what = 'release', commit] = process.argv.slice(2);
  if (what === 'release') return rehearseRelease();
  if (what === 'upgrade' && commit !== undefined) return rehearseUpgrade(commit);
  throw new StepFailed('What? pnpm rehearse release, or pnpm rehearse upgrade <the commit that runs now>');
});
