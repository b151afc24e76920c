import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface PaymentModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<PaymentModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} payment` } };
}
