import { PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';

/** The name of the XML in the PDF, as Factur-X wants it; the template attaches it. */
const facturXFile = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const properties = ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'];

const described = (name: string): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`;

const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(described).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;

const facts = `<rdf:Description rdf:about="" xmlns:fx="${namespace}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${facturXFile}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`;

/**
 * Says in the metadata of a PDF/A-3, in which the XML of an invoice is, that it is a Factur-X (ZUGFeRD) invoice by EN 16931:
 * its four properties, and the schema that describes them. Throws where the PDF has no metadata of that form.
 */
export async function asFacturX(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const reference = document.catalog.get(PDFName.of('Metadata'));
  const metadata = reference === undefined ? undefined : document.context.lookup(reference, PDFStream);
  if (!(metadata instanceof PDFRawStream) || reference === undefined) throw new Error('a PDF/A has metadata');
  const before = Buffer.from(metadata.contents).toString('utf8');
  const after = before
    .replace('<pdfaExtension:schemas><rdf:Bag>', (bag) => bag + schema)
    .replace('</rdf:RDF>', (end) => facts + end);
  if (!after.includes(schema) || !after.includes(facts)) throw new Error('the metadata has another form');
  const written = document.context.stream(Buffer.from(after), { Type: 'Metadata', Subtype: 'XML' });
  document.context.assign(reference as never, written);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
