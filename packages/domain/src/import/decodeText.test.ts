import { describe, expect, test } from 'vitest'
import { type CodePage, codePageSamples, codePages, decodeText } from './decodeText.ts'

/** Encodes a text in a code page by reversing the platform's decoder. */
function encoded(text: string, page: CodePage): Uint8Array {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decodeText(new Uint8Array([byte]), page)?.text, byte]),
  )
  return new Uint8Array([...text].map((each) => bytes.get(each) ?? 63))
}

const files: [CodePage, string, string[]][] = [
  [
    'windows-1250',
    '+48512001',
    'Wiśniewski Wójcik Kamiński Zieliński Szymański Woźniak Kozłowski Jabłoński Wróbel Dąbrowski Król Pawłowska Górski Łuczak Żak Ścibor Ćwik Błaszczyk Gołębiowski Piątek Majchrzak Brzęczyszczykiewicz Wąs Śliwa'.split(
      ' ',
    ),
  ],
  ['windows-1250', '+42060200', 'Novák Dvořák Černý Procházka Kučera Veselý Horák Němec Růžička Šťastný'.split(' ')],
  ['windows-1250', '+3620123', 'Kovács Tóth Szabó Horváth Németh Fűrész Erdős Győri'.split(' ')],
  ['windows-1251', '+35988123', 'Иванов Петров Георгиева Димитров Николова'.split(' ')],
  ['windows-1251', '+38050123', 'Шевченко Коваленко Бондаренко Кравчук Їжак Є'.split(' ')],
  ['windows-1252', '+49151234', 'Müller Schäfer Jäger Weiß Größmann Köhler'.split(' ')],
  ['windows-1252', '+33612345', 'Lefèvre Garçon François Noël Hélène Benoît'.split(' ')],
  ['windows-1252', '+33612345', 'D’Aubigné L’Hôte O’Çelik François'.split(' ')],
  ['windows-1252', '+34612345', 'Muñoz Peña Ibáñez Núñez García López'.split(' ')],
  ['windows-1252', '+4670123', 'Åkesson Sjöström Öberg Lindström'.split(' ')],
  ['windows-1257', '+37060012', 'Žukauskas Paulauskienė Šimkutė Jankauskytė Stankevičius Kučinskas'.split(' ')],
  ['windows-1254', '+9053212', 'Yılmaz Ayşe Öztürk Şahin Çelik Doğan Güneş İbrahim Aydın Kılıç Yıldız'.split(' ')],
  ['windows-1252', '+3546912', 'Þórðarson Guðmundsdóttir Sigurðsson Ýmir Björk Hafþór'.split(' ')],
  ['windows-1253', '+3069412', 'Παπαδόπουλος Γιώργος Νικολάου Δημήτρης Οικονόμου'.split(' ')],
  ['windows-1255', '+9725212', 'כהן לוי מזרחי פרץ ביטון'.split(' ')],
  ['windows-1256', '+96650123', 'محمد العتيبي أحمد الحربي خالد'.split(' ')],
  ['macintosh', '+49151234', 'Müller Schäfer Jäger Weiß Größmann Köhler'.split(' ')],
  ['macintosh', '+33612345', 'Lefèvre Garçon François Noël Hélène Benoît'.split(' ')],
  ['cp850', '+49151234', 'Müller Schäfer Jäger Weiß Größmann Köhler Özdemir'.split(' ')],
  ['cp852', '+48512001', 'Wiśniewski Wójcik Kamiński Zieliński Dąbrowski Łuczak'.split(' ')],
  ['iso-8859-2', '+48512001', 'Wiśniewski Wójcik Kamiński Zieliński Dąbrowski Łuczak Śliwa'.split(' ')],
  ['ibm866', '+7912345', 'Иванов Петров Сидорова Кузнецов'.split(' ')],
  ['koi8-r', '+7912345', 'Иванов Петров Сидорова Кузнецов'.split(' ')],
  ['windows-1257', '+37120012', 'Bērziņš Kalniņš Ozoliņa Jansonē Kārkliņš Ķirsis'.split(' ')],
]

describe("a file that isn't in UTF-8", () => {
  test.each(files)('in %s with numbers from %s is read right, name by name', (page, phone, names) => {
    const text = names.map((name, at) => `Ana;${name};${phone}${String(at).padStart(4, '0')}`).join('\r\n')
    const decoded = decodeText(encoded(text, page))
    expect(decoded?.encoding).toBe(page)
    expect(decoded?.text).toBe(text)
  })

  test.each(files)(
    'in %s without numbers from %s is read right, or its code page is among the doubts',
    (page, _phone, names) => {
      const decoded = decodeText(encoded(names.join('\r\n'), page))
      expect(decoded?.doubts ?? [decoded?.encoding]).toContain(page)
    },
  )

  test('is doubtful with a single name, shows it in each reading, and is read as chosen', () => {
    const bytes = encoded('Wiśniewski', 'windows-1250')
    const decoded = decodeText(bytes)
    expect(decoded?.doubts?.length ?? 1).toBeGreaterThan(0)
    expect(codePageSamples(bytes, 'windows-1250')).toEqual(['Wiśniewski'])
    for (const page of codePages) expect(decodeText(bytes, page)?.encoding).toBe(page)
  })
})
