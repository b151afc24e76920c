import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface LandingModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<LandingModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} landing` } };
}
