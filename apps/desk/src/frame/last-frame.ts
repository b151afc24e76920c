import type { FrameModel } from './desk-frame.types.ts';

/** What stood around the page before. Browsers alone set it: a server has many people’s pages. */
let last: FrameModel | null = null;

/** Keeps what stands around the page in sight, for the next one that fails. */
export function keepFrame(frame: FrameModel): void {
  last = frame;
}

/** What stood around the last page in sight; null where there was none. */
export const lastFrame = (): FrameModel | null => last;
