/** Sheets of a PDF as Chromium writes it: each is an object of its own. */
export const sheetsOf = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/gi) ?? []).length;
