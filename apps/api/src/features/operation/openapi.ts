import { contractVersion } from '@latchkey/api-contract/version';
import { ownGateways } from '@latchkey/booking-core/gateways';
import type { z } from 'zod';
import { createDocument, type oas32, type ZodOpenApiPathItemObject } from 'zod-openapi';
import { servedPaths, type ServedName } from '../../http/route.ts';
import type { Gateways, PaymentGateway } from '../payments/payments.ts';
import { securitySchemes } from './openapi-access.ts';
import { operatorPaths, webhookOf } from './openapi-beside.ts';
import { addExamples } from './openapi-examples.ts';
import { operationOf } from './openapi-operation.ts';
import { tags } from './openapi-tags.ts';

/** The whole contract, with the webhooks of the gateways, as an OpenAPI 3.1 document. */
export function openApiDocument(problem: z.ZodType, gateways: Gateways): oas32.OpenAPIObject {
  const described: Record<string, ZodOpenApiPathItemObject> = {};
  for (const name of Object.keys(servedPaths) as ServedName[]) {
    const { method, path } = servedPaths[name];
    const template = path.replace(/:(\w+)/g, '{$1}');
    described[template] = { ...described[template], [method.toLowerCase()]: operationOf(name) };
  }
  const { paths = {}, ...document } = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Latchkey',
      version: contractVersion,
      description:
        'The booking engine. Refusals are codes, never text; money is in minor units; dates are the property’s.',
      contact: { name: 'Latchkey' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'Any host of the installation: of the provider, the platform, or a hotel' }],
    tags,
    paths: described,
    components: { schemas: { Problem: problem }, securitySchemes },
  });
  addExamples(paths);
  return {
    ...document,
    paths: Object.assign(
      paths,
      ...Object.values<PaymentGateway>(gateways).map((gateway) => webhookOf(gateway)),
      ...ownGateways.map((name) => webhookOf(gateways[name], 'own')),
      operatorPaths,
    ) as oas32.PathsObject,
  };
}
