import { foldText } from '../text/text.ts'

/** What a row of an import holds, in the order of the contract's own headers. */
export const importFields = ['firstName', 'lastName', 'phoneNumber', 'email'] as const

/** One of {@link importFields}. */
export type ImportField = (typeof importFields)[number]

/** The name of each field on screen. */
export const importFieldLabels: Record<ImportField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  email: 'E-mail',
}

/** Headers as people and programs write them, without case, accents, blanks and signs. */
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

/** The field that a header means, or nothing; "E-Mail-Adresse" and "Tél." are known. */
export function fieldOfHeader(header: string): ImportField | undefined {
  const plain = foldText(header)
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return fieldOfAlias.get(plain)
}
