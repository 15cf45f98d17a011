import { foldText } from '../text/text.ts'

/** The fields of a row, in the order of the contract's headers (contract 11.2). */
export const importFields = ['firstName', 'lastName', 'phoneNumber', 'email'] as const

export type ImportField = (typeof importFields)[number]

/** The label of each field. */
export const importFieldLabels: Record<ImportField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  email: 'E-mail',
}

/** Usual other headers, without case, accents, spaces and punctuation. */
const aliases: Record<ImportField, string> = {
  firstName:
    'firstname first givenname forename driverfirstname vorname rufname prenom nombre nome primeironome imie fornamn voornaam etunimi keresztnev jmeno krestnijmeno meno ime prenume',
  lastName:
    'lastname last surname familyname driverlastname nachname familienname zuname nom nomdefamille apellido apellidos cognome sobrenome apelido ultimonome nazwisko efternamn etternavn achternaam sukunimi vezeteknev prijmeni priezvisko prezime numedefamilie',
  phoneNumber:
    'phonenumber phone phoneno mobile mobilenumber mobilephone cell cellphone telephone telephonenumber tel telefon telefonnummer telefonnr handy handynummer mobil mobiltelefon mobilnummer rufnummer telephoneportable portable numerodetelephone telefono movil cellulare numeroditelefono telefone telemovel numertelefonu nrtelefonu komorka telefoonnummer telefoon puhelin puhelinnumero mobilszam broj brojtelefona cislo mob msisdn',
  email:
    'email emailaddress mail mailaddress epost eposta emailadresse mailadresse correo correoelectronico courriel adresseemail posta postaelettronica adresemail sahkoposti',
}

const fieldOfAlias = new Map(
  importFields.flatMap((field) => aliases[field].split(' ').map((alias): [string, ImportField] => [alias, field])),
)

/** The field that a header means, or undefined; knows "E-Mail-Adresse" and "Tél.". */
export function fieldOfHeader(header: string): ImportField | undefined {
  const plain = foldText(header).replace(/[^\p{L}\p{N}]/gu, '')
  return fieldOfAlias.get(plain)
}
