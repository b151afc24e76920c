import { notShown } from '../../packages/gallery/src/shown.ts';

// A component without a story has no picture that a change of its looks is compared with.
const faults = notShown();
for (const fault of faults) console.error(`no story of the gallery shows ${fault}`);
console.log(`components without a story: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
