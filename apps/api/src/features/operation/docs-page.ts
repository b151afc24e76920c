import { escapedHtml } from '../../escaped-html.ts';
import { exampleOf } from './example-of.ts';

type Schema = Readonly<Record<string, unknown>>;
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The OpenAPI document for reading, with an example of every call and answer. One page, nothing from elsewhere. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(document.info.title)}: the API</title>
<style>body{font:16px/1.6 system-ui,sans-serif;color:#13211f;max-width:60rem;margin:0 auto;padding:1.5rem}h2{margin-top:3rem;font-size:1.1rem}code,pre{font:14px/1.5 ui-monospace,monospace}pre{background:#f0f3f5;padding:.8rem;overflow:auto;max-height:24rem}summary{cursor:pointer}</style></head>
<body><h1>${escapedHtml(document.info.title)}</h1><p>${escapedHtml(document.info.description)} The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>${operations.join('')}</body></html>`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (one) =>
      `<li><code>${escapedHtml(one.name)}</code> (${one.in}${one.required ? '' : ', optional'}), for example <code>${escapedHtml(String(exampleOf(one.schema, one.name)))}</code></li>`,
  );
  const wants = JSON.stringify(operation.security ?? []);
  const key = wants.includes('propertyKey')
    ? '<li><code>Authorization: Bearer</code> and a key of the property</li>'
    : wants.includes('device')
      ? '<li>the cookie of the device that booked or entered a code</li>'
      : '';
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status !== 'default' && status !== '429')
    .map(
      ([status, answer]) =>
        `<details><summary>${status}: ${escapedHtml(answer.description)}</summary>${exampleHtml(answer)}</details>`,
    );
  return `<section id="${operation.operationId}"><h2><code>${method.toUpperCase()} ${escapedHtml(path)}</code></h2><p>${escapedHtml(operation.summary)}</p>
<ul>${key}${parameters.join('')}</ul>${operation.requestBody === undefined ? '' : exampleHtml(operation.requestBody)}${answers.join('')}</section>`;
}

function exampleHtml({ content }: Content): string {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? '' : `<pre>${escapedHtml(JSON.stringify(exampleOf(schema), null, 2))}</pre>`;
}
