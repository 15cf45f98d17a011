import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { shape } from '../struct/shape.ts'
import { validator } from '../struct/validator.ts'
import { displayName, FirstName, firstNameProblem, LastName, lastNameProblem, nameInSentence } from './personName.ts'

const invalid = 'Invalid first name. Only letters, hyphens, and spaces are allowed.'

describe('a name', () => {
  test.each([
    ['Latin', 'Ada'],
    ['composed', 'José'.normalize('NFC')],
    ['decomposed', 'José'.normalize('NFD')],
    ['Vietnamese, decomposed', 'Nguyễn Thị Minh'.normalize('NFD')],
    ['Hindi', 'अनुष्का'],
    ['Tamil', 'தமிழ்செல்வி'],
    ['Hebrew with points', 'דָּוִד'],
    ['Arabic with tashkeel', 'مُحَمَّد'],
    ['Burmese', 'အောင်ဆန်းစုကြည်'],
    ['Chinese', '王小明'],
    ['astral letters', '𐐷𐐷'],
    ['Persian with a joiner that parts letters', 'علی‌رضا'],
    ['Sinhala with a joiner that ties letters', 'ශ්‍රී'],
    ['a typed apostrophe', "O'Neill"],
    ['a printed apostrophe', 'O’Neill'],
    ['an okina', 'Kaʻiulani'],
    ['a hyphen', 'Anne-Marie'],
    ['a printed hyphen', 'Anne‐Marie'],
    ['a no-break hyphen', 'Anne\u2011Marie'],
    ['a no-break blank', 'Anne\u00a0Marie'],
    ['a leading apostrophe', "'t Hooft"],
    ['a leading hyphen', '-Ada'],
    ['one letter', 'Y'],
    ['256 letters', 'a'.repeat(256)],
    ['256 astral letters', '𐐷'.repeat(256)],
  ])('accepts: %s', (_, name) => {
    expect(firstNameProblem(name)).toBeUndefined()
    expect(lastNameProblem(name)).toBeUndefined()
  })

  test.each([
    ['', 'Please enter first name.'],
    ['a'.repeat(257), 'First name cannot be longer than 256 characters.'],
    ['𐐷'.repeat(257), 'First name cannot be longer than 256 characters.'],
    ['1'.repeat(257), 'First name cannot be longer than 256 characters.'],
    ['Ada1', invalid],
    ['٣', invalid],
    ['Ada_Lovelace', invalid],
    ['Ada.', invalid],
    ['Ada, Lovelace', invalid],
    ['l·l', invalid],
    ['👩‍🚀', invalid],
    ['Ada\u202eevol', invalid],
    ['Ada\nLovelace', invalid],
    ['Ada\tLovelace', invalid],
    ['<b>Ada</b>', invalid],
    ['=cmd', invalid],
    ['+Ada', invalid],
    ['@Ada', invalid],
    ['-', invalid],
    ["'-' -", invalid],
    ['\u0301\u0301', invalid],
    ['\u00a0', invalid],
    ['\u200cعلی', invalid],
    ['علی\u200c', invalid],
    ['عل\u200c\u200cی', invalid],
    ['A -\u200db', invalid],
    ['\ud800', invalid],
  ])('refuses: %j', (name, problem) => {
    expect(firstNameProblem(name)?.startsWith(problem)).toBe(true)
  })

  test.each([
    ['Ada@', invalid],
    ['Ada 1', invalid],
    ['Adá½', `${invalid} Remove “½”.`],
    ['M\ufffdller', `${invalid} Remove “�”, which stands for a letter that couldn’t be read.`],
    ['Ada\u0007', `${invalid} Remove the invisible character U+0007.`],
    ['Ada\u2028Lovelace', `${invalid} Remove the invisible character U+2028.`],
  ])('names the character if it is one that few would look for: %j', (name, problem) => {
    expect(firstNameProblem(name)).toBe(problem)
  })

  test.each([
    ['O´Neill', "O'Neill"],
    ['O`Neill', "O'Neill"],
    ['O‘Neill', "O'Neill"],
    ['O’Neill', 'O’Neill'],
    ['Anne–Marie', 'Anne-Marie'],
    ['Anne—Marie', 'Anne-Marie'],
    ['Anne\u2011Marie', 'Anne\u2011Marie'],
    ['Mül\u00adler', 'Müller'],
    ['Ada\u200b', 'Ada'],
    ['\ufeff\u200eAda', 'Ada'],
    ['Ana\nMaria', 'Ana Maria'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
  ])('%j is sent as %j', (typed, firstName) => {
    const Form = shape({ firstName: FirstName })
    expect(validator(Form)({ firstName: typed })).toEqual({})
    expect(parseAs('Form', Form, { firstName: typed })).toEqual({ firstName })
  })

  test.each([
    ['', 'Please enter last name.'],
    ['a'.repeat(257), 'Last name cannot be longer than 256 characters.'],
    ['7', 'Invalid last name. Only letters, hyphens, and spaces are allowed.'],
  ])('refuses as a last name, with its own message: %j', (name, problem) => {
    expect(lastNameProblem(name)).toBe(problem)
  })

  test('is missing if only whitespace is typed, and sent trimmed', () => {
    const Form = shape({ firstName: FirstName, lastName: LastName })
    expect(validator(Form)({ firstName: '  ' })).toEqual({
      firstName: 'Please enter first name.',
      lastName: 'Please enter last name.',
    })
    expect(parseAs('Form', Form, { firstName: ' Ada ', lastName: 'Lovelace\n' })).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
  })
})

const runs = import.meta.env.DEEP ? 100_000 : 10_000

describe('over the scripts of Unicode', () => {
  const scripts = lettersByScript()

  test('samples at least 150', () => {
    expect(scripts.length).toBeGreaterThanOrEqual(150)
  })

  test('accepts every script, composed and decomposed', () => {
    const letters = fc
      .constantFrom(...scripts)
      .chain((script) => fc.array(fc.constantFrom(...script), { minLength: 1, maxLength: 20 }))
    fc.assert(
      fc.property(letters, (name) => {
        const text = name.join('')
        for (const form of [text, text.normalize('NFC'), text.normalize('NFD')]) {
          expect(firstNameProblem(form)).toBeUndefined()
        }
      }),
      { numRuns: runs },
    )
  }, 60_000)

  test('accepts a mark of the same script after a letter', () => {
    const marks = [...codePoints(/\p{M}/u)]
    fc.assert(
      fc.property(fc.constantFrom(...marks), (mark) => firstNameProblem(`a${mark}b`) === undefined),
      { numRuns: runs },
    )
  })

  test('refuses anything except letters, marks, spaces, apostrophes, hyphens and joiners', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }), (text) => {
        const isForeign = /[^\p{L}\p{M} \u00a0'’\u2010\u2011-]/u.test(text.replace(/\u200c|\u200d/g, ''))
        return !isForeign || firstNameProblem(text)?.startsWith(invalid) === true
      }),
    )
  })
})

/** Some letters of each script, found by Unicode property rather than our own list. */
function lettersByScript(): string[][] {
  const names =
    'Adlm Aghb Ahom Arab Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Bopo Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher Chrs Copt Cpmn Cprt Cyrl Deva Diak Dogr Dsrt Dupl Egyp Elba Elym Ethi Geor Glag Gong Gonm Goth Gran Grek Gujr Guru Hang Hani Hano Hatr Hebr Hira Hluw Hmng Hmnp Hung Ital Java Kali Kana Kawi Khar Khmr Khoj Kits Knda Kthi Lana Laoo Latn Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Mlym Modi Mong Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkoo Nshu Ogam Olck Orkh Orya Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sind Sinh Sogd Sogo Sora Soyo Sund Sylo Syrc Tagb Takr Tale Talu Taml Tang Tavt Telu Tfng Tglg Thaa Thai Tibt Tirh Tnsa Toto Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii Zanb'
  return names
    .split(' ')
    .map((name) => sample(new RegExp(`(?=\\p{L})\\p{Script=${name}}`, 'u')))
    .filter((letters) => letters.length > 0)
}

function sample(property: RegExp): string[] {
  const letters: string[] = []
  for (const letter of codePoints(property)) if (letters.push(letter) === 60) break
  return letters
}

function* codePoints(property: RegExp): Generator<string> {
  for (let code = 0x41; code < 0x32_000; code += 1) {
    const char = String.fromCodePoint(code)
    if (property.test(char)) yield char
  }
}

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  [{ firstName: ' Ada ' }, 'Ada'],
  [{ lastName: 'Lovelace', email: 'a@b.co' }, 'Lovelace'],
  [{ email: 'a@b.co', dtId: 42_197 }, 'a@b.co'],
  [{ firstName: '', lastName: ' ', email: 'a@b.co' }, 'a@b.co'],
  [{ dtId: 42_197 }, 'Driver 04 21 97'],
  [{ role: 'driver' }, 'Driver'],
  [{ type: 'driver' }, 'Driver'],
  [{ role: 'user' }, 'Someone'],
  [{}, 'Someone'],
  [undefined, 'Someone'],
  [{ isPersonalDataHidden: true, firstName: 'Ada', email: 'a@b.co', dtId: 42_197 }, 'Driver 04 21 97'],
  [{ isPersonalDataHidden: true, firstName: 'Ada', role: 'driver' }, 'Driver'],
])('%j is called %j', (person, name) => {
  expect(displayName(person)).toBe(name)
})

describe('a name that could turn a sentence round', () => {
  test('loses the signs that do it', () => {
    expect(displayName({ firstName: 'Ana\u202e', lastName: '\u2067evird naC\u2069' })).toBe('Ana evird naC')
  })

  test.each([
    ['محمد علي', '\u2068محمد علي\u2069'],
    ['Ana Silva', 'Ana Silva'],
  ])('stays in its place in a sentence: %s', (name, placed) => {
    expect(nameInSentence(name)).toBe(placed)
  })
})
