import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface RoomCheckoutModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<RoomCheckoutModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} room-checkout` } };
}
