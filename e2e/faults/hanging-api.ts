import { standBeforeTheEngine, type BeforeTheEngine } from './before-the-engine.ts';

/** The way to the engine, which can be made to take every question and answer none. */
export interface HangingApi extends BeforeTheEngine {
  hang(): void;
}

export async function startHangingApi(): Promise<HangingApi> {
  let hangs = false;
  const way = await standBeforeTheEngine(() => hangs);
  return { ...way, hang: () => (hangs = true) };
}
