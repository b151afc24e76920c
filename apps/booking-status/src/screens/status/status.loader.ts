import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface StatusModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<StatusModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} status` } };
}
