import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface HomeModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<HomeModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} home` } };
}
