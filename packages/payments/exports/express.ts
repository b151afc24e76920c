/** The wallets of a guest's device, where the gateway has them. */
export { openExpress, type ExpressOpened, type WalletEnd, type WalletGuest, type WalletOrder } from '../src/express.ts';
export { mayHaveWallet } from '../src/wallet-device.ts';
