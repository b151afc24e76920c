import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = join(import.meta.dirname, '../public');
const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');

/** The providers' scripts, loadable from any site, and the pages of their frames. */
export async function assetsRoutes(app: FastifyInstance): Promise<void> {
  const [
    popup,
    razorpay,
    cardVault,
    frame,
    frameScript,
    challenge,
    challengeScript,
    pageStyle,
    pixel,
    tagManager,
    siteTag,
    stripe,
    stripeFrame,
    stripeFrameScript,
    stripeWallet,
    stripeWalletScript,
  ] = await Promise.all([
    read('popup.js'),
    read('razorpay.js'),
    read('card-vault.js'),
    read('frame.html'),
    read('frame.js'),
    read('challenge.html'),
    read('challenge.js'),
    read('page.css'),
    read('fbevents.js'),
    read('gtm.js'),
    read('gtag.js'),
    read('stripe.js'),
    read('stripe-frame.html'),
    read('stripe-frame.js'),
    read('stripe-wallet.html'),
    read('stripe-wallet.js'),
  ]);
  const script = (path: string, text: string): void => {
    app.get(path, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('timing-allow-origin', '*')
        .send(text),
    );
  };
  // In a block of its own, so that the two scripts' constants do not meet on one page.
  script('/razorpay/v1/checkout.js', `{\n${popup}\n${razorpay}}\n`);
  script('/card-vault/v1/vault.js', `{\n${popup}\n${cardVault}}\n`);
  script('/stripe/stripe.js', stripe);
  script('/stripe/frame.js', stripeFrameScript);
  script('/stripe/wallet.js', stripeWalletScript);
  script('/frame.js', frameScript);
  script('/challenge.js', challengeScript);
  script('/collect/pixel/fbevents.js', pixel);
  script('/collect/tags/gtm.js', tagManager);
  script('/collect/tags/gtag.js', siteTag);
  app.post('/popup-opened', (_request, reply) => reply.code(204).send());
  app.get('/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
  const page = (path: string, text: string): void => {
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text),
    );
  };
  page('/razorpay/checkout', frame);
  page('/stripe/frame', stripeFrame);
  page('/stripe/wallet', stripeWallet);
  page('/card-vault/frame', frame);
  page('/card-vault/challenge', challenge);
}
