import { demoHosts, demoSender, mayBeAbsent, sandboxParties } from './sandbox-values.ts';
import { weaknesses } from './weaknesses.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** Why production does not start with what is given: what is missing, what is the sandbox's, what is too weak. */
export const productionFaults = (given: Given): string[] => [
  ...missingOrSandbox(given),
  ...weaknesses(given),
  ...sandboxScripts(given),
];

function missingOrSandbox(given: Given): string[] {
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
const sandboxScripts = (given: Given): string[] =>
  ['PIXEL_SCRIPT_URL', 'PIXEL_COLLECT_URL', 'TAG_MANAGER_SCRIPT_URL', 'SITE_TAG_SCRIPT_URL'].flatMap((name) =>
    isSandbox(given[name] ?? '', given) ? [refusal(name)] : [],
  );

const refusal = (name: string): string => `${name}: is the sandbox's, which production refuses`;

/** Whether an address leads to this machine's sandbox, however this machine is named. */
function isSandbox(address: string, given: Given): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, port: at } = new URL(address);
  const ports = [given['SANDBOX_PORT'] ?? '4010', given['SANDBOX_SMTP_PORT'] ?? '4011'];
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname) && ports.includes(at);
}
