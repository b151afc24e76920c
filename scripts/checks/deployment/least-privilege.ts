import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../run/paths.ts';

// What is deployed, and what deploys it, has no more than it needs: services without root, each with its own settings;
// images, actions, Node and pnpm by what they are and not by a name that somebody can give to something else; keys where
// they are used alone; an owner for each file that decides over all this.
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Images whose digest nobody here could look up: SECURITY.md says so, and a person pins them at the first deployment. */
const unpinned = new Set(['versity/versitygw:v1.0.20']);

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly privileged?: boolean;
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly healthcheck?: object;
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly ports?: readonly string[];
}

interface Network {
  readonly internal?: boolean;
  readonly enable_ipv6?: boolean;
}

/** Networks with a way out, and the one kind of service that has it: what each asks for is said in the file. */
const waysOut: Readonly<Record<string, string>> = { door: 'balancer', outside: 'api', collectors: 'origin' };

/** What has more than it needs. */
export function privilegeFaults(): string[] {
  const faults: string[] = [];
  const expect = (isSo: boolean, fault: string): void => void (isSo || faults.push(fault));
  const { services, networks } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, Network | null>;
  };
  for (const [name, network] of Object.entries(networks)) {
    const at = `deploy/compose.yaml: network ${name}`;
    const isWayOut = network?.internal !== true;
    expect(isWayOut === (waysOut[name] !== undefined), `${at} ${isWayOut ? 'leads out' : 'does not lead out'}`);
    // Docker before 27 keeps no address of IPv6 in; and without one at the door all guests of IPv6 share one address.
    const isDoor = name === 'door';
    expect((network?.enable_ipv6 === true) === isDoor, `${at} has ${isDoor ? 'no ' : ''}addresses of IPv6`);
  }
  const owners = new Map<string, string>();
  for (const [name, service] of Object.entries(services)) {
    const at = `deploy/compose.yaml: ${name}`;
    expect(!/^(?:0|root)?(?::.*)?$/.test(service.user ?? ''), `${at} runs as root`);
    expect(service.read_only === true, `${at} can write into its image`);
    expect(String(service.cap_drop) === 'ALL' && service.cap_add === undefined, `${at} keeps capabilities`);
    expect(service.privileged !== true, `${at} is privileged`);
    expect(service.security_opt?.includes('no-new-privileges:true') === true, `${at} can gain privileges`);
    expect(service.restart !== undefined, `${at} does not come back`);
    expect(service.healthcheck !== undefined, `${at} is not asked whether it is well`);
    expect(
      service.build !== undefined || /@sha256:[\da-f]{64}$/.test(service.image ?? ''),
      `${at} has an image by a name`,
    );
    const file = service.env_file ?? '';
    expect(/^\.\/env\/[a-z]+\.env$/.test(file), `${at} has no settings of its own`);
    const kind = service.build?.target ?? name;
    // A service of another's network has that one's.
    const isAlone = service.network_mode === undefined || service.network_mode === 'service:database';
    expect(
      isAlone && (service.network_mode !== undefined || service.networks !== undefined),
      `${at} has every network`,
    );
    for (const network of service.networks ?? []) {
      expect(network in networks, `${at} is on ${network}, which does not exist`);
      expect((waysOut[network] ?? kind) === kind, `${at} has the way out of ${waysOut[network]}`);
    }
    expect(service.ports === undefined || service.networks?.includes('door') === true, `${at} is open to the world`);
    expect((owners.get(file) ?? kind) === kind, `${at} shares ${file} with ${owners.get(file)}`);
    owners.set(file, kind);
    expect(existsSync(path.join(root, 'deploy', `${file}.example`)), `deploy/${file}.example is missing`);
  }
  expect(
    !read('deploy/env/origin.env.example').includes('ROOT'),
    'deploy/env/origin.env.example: an origin is no root',
  );
  for (const statement of (JSON.parse(read('deploy/bucket-policy.json')) as { Statement: { Action: string[] }[] })
    .Statement)
    for (const action of statement.Action)
      expect(
        /^s3:(?:GetObject|ListBucket|PutObject)$/.test(action),
        `deploy/bucket-policy.json: origins may ${action}`,
      );

  for (const [, image = ''] of read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm))
    expect(/@sha256:[\da-f]{64}$/.test(image) || unpinned.has(image), `deploy/Dockerfile: ${image} is a name`);

  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    const text = read(file);
    const workflow = parse(text) as {
      permissions?: object;
      env?: object;
      jobs: Record<string, { environment?: string; env?: object; uses?: string; secrets?: unknown }>;
    };
    expect(workflow.permissions !== undefined, `${file}: it has every permission that there is`);
    expect(!text.includes('pull_request_target'), `${file}: a stranger's change would run with our secrets`);
    expect(!/npx --yes|npm install --global/.test(text), `${file}: it runs what nobody has pinned`);
    for (const [, used = ''] of text.matchAll(/uses: (?!\.\/)(\S+)/g))
      expect(/@[\da-f]{40}$/.test(used), `${file}: ${used} is a name`);
    expect(!JSON.stringify([workflow.env]).includes('secrets.'), `${file}: every job sees its secrets`);
    for (const [name, job] of Object.entries(workflow.jobs)) {
      expect(!JSON.stringify([job.env]).includes('secrets.'), `${file}: every step of ${name} sees its secrets`);
      const isGuarded = !JSON.stringify(job).includes('secrets.') || job.environment !== undefined;
      expect(isGuarded, `${file}: ${name} has secrets without an environment`);
      // Those of an environment reach a called workflow in no other way; to another repository's they never go.
      const isOurs = job.secrets !== 'inherit' || job.uses?.startsWith('./.github/workflows/') === true;
      expect(isOurs, `${file}: ${name} hands all secrets to a workflow that is not ours`);
    }
  }

  const { packageManager, optionalDependencies = {} } = JSON.parse(read('package.json')) as {
    packageManager: string;
    optionalDependencies?: Record<string, string>;
  };
  expect(/^pnpm@[\d.]+\+sha512\.[\da-f]{128}$/.test(packageManager), 'package.json: pnpm has no hash');
  const pnpm = JSON.parse(read('scripts/pnpm/package-lock.json')) as {
    packages: Record<string, { version?: string; integrity?: string; optionalDependencies?: object }>;
  };
  for (const [name, { version, integrity }] of Object.entries(pnpm.packages).filter(([one]) => one !== '')) {
    expect(integrity?.startsWith('sha512-') === true, `scripts/pnpm/package-lock.json: ${name} has no integrity`);
    expect(packageManager.startsWith(`pnpm@${version}+`), `scripts/pnpm: ${name} is not the pnpm of package.json`);
  }
  const lock = parse(read('pnpm-lock.yaml')) as { packages: Record<string, { resolution?: { integrity?: string } }> };
  for (const [name, { resolution }] of Object.entries(lock.packages))
    expect(/^sha(?:512|1|256)-/.test(resolution?.integrity ?? ''), `pnpm-lock.yaml: ${name} has no integrity`);
  const runtimes = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(runtimes.length > 0, 'package.json: Node is no package of its platform');
  const { allowBuilds } = parse(read('pnpm-workspace.yaml')) as { allowBuilds: Record<string, boolean> };
  expect(allowBuilds['node'] !== true, 'pnpm-workspace.yaml: a script fetches Node');

  const ignored = read('.dockerignore').split('\n');
  for (const pattern of ['**/.env', '**/.env.*', '**/*.env', '.git'])
    expect(ignored.includes(pattern), `.dockerignore: ${pattern} would be part of an image`);
  const codeowners = read('CODEOWNERS');
  for (const part of [
    '.github/',
    'deploy/',
    'CODEOWNERS',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'scripts/',
  ])
    expect(
      codeowners.split('\n').some((line) => /^\/(\S+)\s+@/.exec(line)?.[1] === part),
      `CODEOWNERS: /${part} has no team`,
    );

  return faults;
}
