import type { FastifyInstance, FastifyReply } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { fill } from '../messages/fill.ts';
import { formPosts, sendLinkPage } from '../mail-links/link-page.ts';
import { findLink, findUsedLink, type MailLink, useLink } from '../mail-links/mail-links.queries.ts';
import { mailboxProofWords } from './mailbox-proof.words.ts';
import { isMailboxProved, proveMailbox } from './property-mailbox.queries.ts';
import { ownColour } from './send-mailbox-proof.ts';

interface WithToken {
  Params: { token: string };
}

const path = '/api/property-mailbox-links/:token';

/** What the button in the mail to a hotel's mailbox opens: a page whose button says that it is the hotel's. */
export async function propertyMailboxRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  /** The link of a button that was pressed, as long as the mailbox is proved: pressed again, it says so. */
  const pressedBefore = async (token: string): Promise<MailLink | undefined> => {
    const used = await findUsedLink(deps.db, token, 'property-mailbox', deps.clock());
    return used !== undefined && (await isMailboxProved(deps.db, used.hotel_id, used.subject)) ? used : undefined;
  };
  const page = (reply: FastifyReply, link: MailLink | undefined, isDone: boolean): FastifyReply => {
    const language = link?.language ?? 'en';
    const say = mailboxProofWords[language];
    const title = deps.settings.providerName;
    const about = { language, brand: ownColour, title };
    if (link === undefined) return sendLinkPage(reply, 410, { ...about, text: say.over, button: null });
    if (isDone) return sendLinkPage(reply, 200, { ...about, text: say.done, button: null });
    return sendLinkPage(reply, 200, { ...about, text: fill(say.text, { provider: title }), button: say.button });
  };
  await formPosts(app, (scope) => {
    scope.get<WithToken>(path, async ({ params }, reply) => {
      const link = await findLink(deps.db, params.token, 'property-mailbox', deps.clock());
      return link === undefined ? page(reply, await pressedBefore(params.token), true) : page(reply, link, false);
    });
    scope.post<WithToken>(path, async ({ params }, reply) => {
      const at = deps.clock();
      const link = await transact(deps.db, async (tx) => {
        const used = await useLink(tx, params.token, 'property-mailbox', at);
        if (used !== undefined) await proveMailbox(tx, used.hotel_id, used.subject, at);
        return used;
      });
      return page(reply, link ?? (await pressedBefore(params.token)), true);
    });
  });
}
