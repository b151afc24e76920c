import { isSandboxAddress } from '@latchkey/security/settings';
import { demoHosts, demoSender, mayBeAbsent, sandboxParties } from './sandbox-values.ts';
import { measuringAddresses, weaknesses } from './weaknesses.ts';

type GivenSettings = Readonly<Record<string, string | undefined>>;

/** Why production does not start with these settings: what is missing, what is the sandbox's, what is too weak. */
export const productionFaults = (given: GivenSettings): string[] => [
  ...missingOrSandbox(given),
  ...weaknesses(given),
  ...sandboxScripts(given),
  ...sandboxNames(given),
];

function missingOrSandbox(given: GivenSettings): string[] {
  const sandbox: Readonly<Record<string, string>> = {
    ...sandboxParties,
    ...demoHosts,
    MAIL_FROM: demoSender,
    ...mayBeAbsent,
  };
  return Object.entries(sandbox).flatMap(([name, value]) => {
    const set = given[name];
    if (set === undefined) return Object.hasOwn(mayBeAbsent, name) ? [] : [`${name}: must be set in production`];
    return set === value || isSandbox(set, given) ? [refusal(name)] : [];
  });
}

/** Scripts that measure are the services' own unless they are set, and never the sandbox's in production. */
const sandboxScripts = (given: GivenSettings): string[] =>
  [...measuringAddresses, 'TAG_COLLECT_ORIGINS'].flatMap((name) =>
    (given[name] ?? '').split(',').some((address) => isSandbox(address.trim(), given)) ? [refusal(name)] : [],
  );

/** A proof of a host that the sandbox has told is none. */
const sandboxNames = (given: GivenSettings): string[] =>
  (given['DNS_SERVERS'] ?? '').split(',').some((server) => isSandbox(`dns://${server.trim()}`, given))
    ? [refusal('DNS_SERVERS')]
    : [];

const refusal = (name: string): string => `${name}: is the sandbox's, which production refuses`;

/** Whether an address leads to this machine's sandbox, however this machine is named. */
const isSandbox = (address: string, given: GivenSettings): boolean =>
  isSandboxAddress(address, [given['SANDBOX_PORT'] ?? '4010', given['SANDBOX_SMTP_PORT'] ?? '4011']);
