/** What the house of the tests says of itself to Portugal's authority, with the keys of its stand-in. */
export const houseOfRegistrations = {
  house: {
    nipc: '121212121',
    establishment: '00',
    name: 'Casa das Janelas',
    shortName: 'Janelas',
    street: 'Rua da Alegria, 172',
    town: 'Lisboa',
    postalCode: '1000',
    postalZone: '234',
    phone: '214017744',
    fax: '',
    contactName: 'Nuno Teste',
    contactEmail: 'nuno@example.com',
  },
  keys: { accessKey: '999999999' },
  ownFields: [],
};

/** A traveller of whom Portugal's authority is told all that it asks. */
export const lyonnaise = {
  surname: 'Hartwig',
  givenNames: 'Lena',
  nationality: 'FR',
  birthDate: '1988-03-09',
  documentKind: 'passport',
  documentNumber: 'C01SECRET47',
  documentCountry: 'FR',
  town: 'Lyon',
  homeCountry: 'FR',
};
