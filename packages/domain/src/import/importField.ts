import { foldText } from '../text/text.ts'

/** The fields of a row, in the order of the contract's headers (contract 11.2). */
export const importFieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  email: 'E-mail',
}

export type ImportField = keyof typeof importFieldLabels

export const importFields = Object.keys(importFieldLabels) as ImportField[] // Object.keys widens them

/**
 * What a header can mean: usual headers in the languages of Europe, Turkish, Arabic and Hebrew. "Name" is a whole name, or
 * the half that has no header of its own.
 */
const aliases = {
  firstName:
    'first name, firstname, first, given name, given names, forename, vorname, rufname, prénom, nombre, nombres, nome, primeiro nome, imię, förnamn, fornavn, voornaam, etunimi, keresztnév, utónév, jméno, křestní jméno, meno, ime, prenume, ad, adı, isim, vardas, vārds, eesnimi, emri, όνομα, имя, име, ім’я, имя водителя, שם פרטי, الاسم الأول',
  lastName:
    'last name, lastname, last, surname, family name, nachname, familienname, zuname, nom, nom de famille, apellido, apellidos, cognome, sobrenome, apelido, último nome, nazwisko, efternamn, efternavn, etternavn, achternaam, sukunimi, vezetéknév, családnév, příjmení, priezvisko, prezime, priimek, nume de familie, soyad, soyadı, soyisim, pavardė, uzvārds, perekonnanimi, perenimi, mbiemri, επώνυμο, фамилия, прізвище, презиме, שם משפחה, اسم العائلة, اللقب',
  name: 'name, naam, navn, namn, nimi, nume, όνομα οδηγού, שם, الاسم',
  wholeName:
    'full name, fullname, driver, driver name, name of driver, fahrer, fahrername, vor- und nachname, vorname nachname, vorname und nachname, vorname name, first and last name, prénom nom, prénom et nom, prénom nom de famille, conductor, nombre completo, nombre y apellidos, nombre y apellido, nome e cognome, nome completo, imię i nazwisko, för- och efternamn, for- og efternavn, voor- en achternaam, jméno a příjmení, meno a priezvisko, ime i prezime, ime in priimek, ad soyad, adı soyadı, ad-soyad, isim soyisim, sürücü, sürücü adı, kierowca, conducteur, chauffeur, bestuurder, autista, motorista, řidič, vozač, sofőr, ονοματεπώνυμο, имя и фамилия, шофьор, водитель, водій, שם מלא, الاسم الكامل',
  surnameFirst:
    'name vorname, name und vorname, nachname vorname, nachname und vorname, last name first name, surname name, surname first name, nom prénom, nom et prénom, apellidos y nombre, apellidos nombre, cognome e nome, cognome nome, nazwisko i imię, achternaam voornaam, příjmení a jméno, priezvisko a meno, prezime i ime, nume și prenume, név, soyadı adı, фио, піб, фамилия имя, фамилия имя отчество, фамилия и имя',
  mobile:
    'mobile, mobile no, mobile number, mobile phone, mobile phone number, cell, cell phone, cellphone, handy, handynr, handynummer, mobil, mobilnr, mobilnummer, mobiltelefon, mobiltelefonnummer, natel, gsm, téléphone portable, téléphone mobile, portable, móvil, teléfono móvil, celular, cellulare, telemóvel, komórka, telefon komórkowy, nr komórkowy, numer komórkowy, mobilní telefon, mobilný telefon, mobilszám, mob, mob tel, mobitel, mobiel, mobiel nummer, mobilné číslo, număr de mobil, matkapuhelin, gsm nummer, cep, cep telefonu, cep tel, cep no, whatsapp, κινητό, мобильный, мобильный телефон, мобилен, мобільний, נייד, טלפון נייד, الجوال, رقم الجوال, الموبايل',
  phone:
    'phone, phone no, phone number, telephone, telephone number, tel, tel no, telefon, telefonnummer, telefonnr, telefon nr, rufnummer, téléphone, numéro de téléphone, teléfono, número de teléfono, telefono, numero di telefono, telefone, numer telefonu, nr telefonu, nr tel, telefoonnummer, telefoon, puhelin, puhelinnumero, telefonszám, broj, broj telefona, číslo, telefonní číslo, telefónne číslo, número de telefone, msisdn, telefon numarası, telefonas, tālrunis, număr de telefon, telefonnumber, phone1, phone 1, τηλέφωνο, телефон, номер телефона, номер телефону, טלפון, الهاتف, رقم الهاتف, festnetz, landline',
  email:
    'email, e-mail, email address, e-mail address, mail, mail address, e-post, e-posta, e-mail-adresse, mailadresse, e-mailadres, adres e-mail, correio, correo, correo electrónico, courriel, adresse e-mail, posta, posta elettronica, adres e-mail, sähköposti, e-pasts, el. paštas, имейл, електронна поща, электронная почта, эл. почта, пошта, דוא"ל, אימייל, البريد الإلكتروني',
}

export type HeaderMeaning = keyof typeof aliases

const plain = (header: string) => foldText(header).replace(/[^\p{L}\p{N}]/gu, '')

const meanings = new Map(
  Object.entries(aliases).flatMap(
    ([meaning, headers]) => headers.split(',').map((header) => [plain(header), meaning as HeaderMeaning] as const), // the table's own keys
  ),
)

/** Words that say whose column it is, not what it holds. */
const owners =
  /(?<!\p{L})(?:driver|driver'?s|employee|fahrer|mitarbeiter|chauffeur|private?|privat|work|dienstlich)(?!\p{L})/giu

/** Words of columns with another person's number, or no person's. */
const somebodyElse =
  /emergency|next of kin|spouse|dispatch|company|office|employer|notfall|firma|firmen|büro|urgence|entreprise|emergencia|empresa|emergenza|azienda|awaryjny/iu

/** What a header means, or undefined; knows "E-Mail-Adresse", "Tél." and "Telefon (mobil)". */
export function meaningOfHeader(header: string): HeaderMeaning | undefined {
  const whole = meanings.get(plain(header)) ?? meanings.get(plain(header.replace(owners, '')))
  if (whole) return whole
  if (/fax/i.test(header) || somebodyElse.test(header) || header.length > 60) return undefined
  const words = header.split(/[^\p{L}]+/u).map((word) => meanings.get(plain(word)))
  return (['mobile', 'phone', 'email'] as const).find((each) => words.includes(each))
}
