import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface ConfirmationModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<ConfirmationModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} confirmation` } };
}
