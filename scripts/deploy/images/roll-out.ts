import { StepFailed } from '../../run/step.ts';
import { compose, type Docker } from './docker.ts';

/** What is rolled out, and how it is known to be well. */
export interface RollOut {
  /** The tag of the images: a commit. */
  readonly tag: string;
  /** Whether the schema is brought up to date first. Not where an earlier tag comes back: it runs on the newer schema. */
  readonly migrates: boolean;
  /** Whether pages answer, asked when everything is replaced. Answers with what is wrong. */
  readonly smoke: () => Promise<readonly string[]>;
}

const engine = 'api';
const origins = ['origin-one', 'origin-two'] as const;
/** In the order in which a new version arrives: a service before its callers (docs/deploy.md). */
const services = [engine, ...origins] as const;
type ServiceName = (typeof services)[number];

/**
 * Brings the images of a tag live, one container at a time, each once it is healthy. Where one stays unhealthy, or
 * pages do not answer in the end, those that were replaced go back to what ran before, and this throws `StepFailed`.
 */
export async function rollOut(docker: Docker, { tag, migrates, smoke }: RollOut): Promise<void> {
  const before = new Map(services.map((service) => [service, runningTag(docker, service)]));
  compose(docker, tag, 'pull', ...services);
  if (migrates) compose(docker, tag, 'run', '--rm', '--no-deps', 'api', 'node', 'dist/command.js', 'migrate');
  replaceEngine(docker, tag);
  const replaced: ServiceName[] = [engine];
  try {
    for (const service of origins) {
      replaced.push(service);
      replaceOrigin(docker, service, tag);
    }
    const faults = await smoke();
    if (faults.length > 0) throw new Error(faults.join('; '));
  } catch (cause) {
    for (const service of replaced.toReversed()) {
      const earlier = before.get(service) ?? tag;
      if (service === engine) replaceEngine(docker, earlier);
      else replaceOrigin(docker, service, earlier);
    }
    throw new StepFailed(`${tag} is not live, ${replaced.join(', ')} went back to what ran before: ${String(cause)}`);
  }
  console.log(`${tag} is live; before it ran ${[...new Set(before.values())].join(', ')}`);
}

/** The tag of the image that a service runs. Throws where none does: a first start is no roll-out. */
function runningTag(docker: Docker, service: ServiceName): string {
  const [id = ''] = containersOf(docker, 'none', service);
  if (id === '') throw new StepFailed(`${service} does not run: docs/deploy.md, "First start"`);
  return docker(['inspect', '--format', '{{.Config.Image}}', id]).replace(/^.*:/, '');
}

const containersOf = (docker: Docker, tag: string, service: ServiceName): string[] =>
  compose(docker, tag, 'ps', '--quiet', service)
    .split('\n')
    .filter((id) => id !== '');

/** The balancer sends guests to the other origin meanwhile. */
function replaceOrigin(docker: Docker, service: ServiceName, tag: string): void {
  compose(docker, tag, 'up', '--detach', '--no-deps', '--no-build', '--wait', '--wait-timeout', '120', service);
}

/** There is one engine: the new one starts beside it, and the old one ends once the new one is healthy, else the new one. */
function replaceEngine(docker: Docker, tag: string): void {
  const old = containersOf(docker, tag, engine);
  const beside = ['--no-recreate', '--scale', `${engine}=${old.length + 1}`, '--wait', '--wait-timeout', '180'];
  const remove = (ids: readonly string[]): void => {
    if (ids.length === 0) return;
    docker(['stop', ...ids]);
    docker(['rm', ...ids]);
  };
  try {
    compose(docker, tag, 'up', '--detach', '--no-deps', '--no-build', ...beside, engine);
  } catch (cause) {
    remove(containersOf(docker, tag, engine).filter((id) => !old.includes(id)));
    throw new StepFailed(`${tag} is not live, its engine did not become healthy: ${String(cause)}`);
  }
  remove(old);
}
