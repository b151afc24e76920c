import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { journalRoutes } from './journal/journal.routes.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { sessionsRoutes } from './sign-in/sessions.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { ownWorkRoutes } from './team/own-work.routes.ts';
import { teamRoutes } from './team/team.routes.ts';

/** Who works at hotels: signing in at the desk, the people of a hotel, and who did what. */
export function identityRoutes(app: FastifyInstance, deps: Deps): void {
  signInRoutes(app, deps);
  sessionsRoutes(app, deps);
  passkeysRoutes(app, deps);
  teamRoutes(app, deps);
  ownWorkRoutes(app, deps);
  journalRoutes(app, deps);
  pushRoutes(app, deps);
}
