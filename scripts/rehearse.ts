import { rehearseRecovery } from './deploy/recovery/rehearse-recovery.ts';
import { rehearseRelease } from './deploy/rehearse-release.ts';
import { rehearseUpgrade } from './deploy/upgrade/rehearse-upgrade.ts';
import { main, StepFailed } from './run/step.ts';

// `pnpm rehearse [release]`: a release on what the containers of deploy/ would run.
// `pnpm rehearse images <registry> <tag>`: the same on the images themselves, by docker.
// `pnpm rehearse upgrade <commit>`: every server, one after the other, from that commit to this one, while guests book.
// `pnpm rehearse recovery`: the database is restored to a moment, and replaced by its replica, as docs/deploy.md says.
await main(async () => {
  const [what = 'release', which, tag] = process.argv.slice(2);
  if (what === 'release') return rehearseRelease();
  if (what === 'images' && which !== undefined && tag !== undefined)
    return rehearseRelease({ api: `${which}/api:${tag}`, origin: `${which}/origin:${tag}` });
  if (what === 'upgrade' && which !== undefined) return rehearseUpgrade(which);
  if (what === 'recovery') return rehearseRecovery();
  throw new StepFailed(
    'What? pnpm rehearse release, pnpm rehearse images <registry> <tag>, pnpm rehearse upgrade <the commit that runs now>, or pnpm rehearse recovery',
  );
});
