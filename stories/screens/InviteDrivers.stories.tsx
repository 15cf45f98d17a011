import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import expected from '../../fixtures/import/expected.json' with { type: 'json' }
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Invite drivers',
  component: OrganisationScreen,
  tags: ['autodocs'],
  parameters: { route: organisationPage('Meridian Freight', '?invite=drivers'), layout: 'fullscreen' },
})

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Invite drivers' }))

/** Opens the second tab and gives it a file. */
async function chooseFile(content: BlobPart, name = 'drivers.csv', type = 'text/csv') {
  const dialog = await dialogOf()
  await dialog.findByRole('tab', { name: 'Upload CSV' })
  await waitFor(async () => {
    const tab = dialog.getByRole('tab', { name: 'Upload CSV' })
    if (tab.ariaSelected !== 'true') await userEvent.click(tab) // a busy machine has lost the first click
    await expect(dialog.getByLabelText('Choose a CSV file')).toBeInTheDocument()
  })
  await userEvent.upload(dialog.getByLabelText('Choose a CSV file'), new File([content], name, { type }), {
    applyAccept: false,
  })
  return dialog
}

async function chooseFileAgain(content: string) {
  const dialog = await dialogOf()
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }))
  await chooseFile(content)
}

const HEADER = 'firstName,lastName,phoneNumber,email'
const MIXED = [
  HEADER,
  'Ada,Lindqvist,+46701234567,ada@example.org',
  ',Ek,+46701234568,',
  'Bo,Berg,4.6701E+10,bo@',
  'Cy,Dahl,+46701234567,',
  'Di,Falk,701234569,',
].join('\n')

export const Default = meta.story({
  name: 'Default: enter rows',
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  play: async () => {
    const dialog = await dialogOf()
    await expect(dialog.getByRole('tab', { name: 'Enter rows', selected: true })).toBeVisible()
    const first = within(await dialog.findByRole('group', { name: 'Driver 1' }))
    for (const label of ['First name', 'Last name', 'Phone number', 'E-mail'])
      await expect(first.getByRole('textbox', { name: label })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add another driver' }))
    const second = within(await dialog.findByRole('group', { name: 'Driver 2' }))
    await expect(second.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await userEvent.click(second.getByRole('button', { name: 'Remove driver 2' }))
    await waitFor(() => expect(dialog.queryByRole('group', { name: 'Driver 2' })).not.toBeInTheDocument())
    await expect(dialog.getByRole('button', { name: 'Remove driver 1' })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: 'Send invitations' })).toBeVisible()
  },
})

export const RowsWithErrors = meta.story({
  name: 'Rows with errors',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'First name' }), 'Ada')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Please enter last name.')).toBeVisible()
    await expect(dialog.getByText('Please provide correct telephone number.')).toBeVisible()
  },
})

export const NobodyEntered = meta.story({
  name: 'Nothing entered',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Enter at least one driver.')).toBeVisible()
  },
})

export const EnteredAfterAll = meta.story({
  name: 'Nothing entered at first, then a row with a mistake',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Enter at least one driver.')).toBeVisible()
    const people = [
      ['Ada', 'Lindqvist', '+46701234567'],
      ['Bo', 'Berg', '+46701234568'],
      ['Cy', 'Dahl', '12'],
    ] as const
    for (const [at, [firstName, lastName, phone]] of people.entries()) {
      if (at > 0) await userEvent.click(dialog.getByRole('button', { name: 'Add another driver' }))
      const row = within(await dialog.findByRole('group', { name: `Driver ${at + 1}` }))
      await userEvent.type(row.getByRole('textbox', { name: 'First name' }), firstName)
      await userEvent.type(row.getByRole('textbox', { name: 'Last name' }), lastName)
      await userEvent.type(row.getByRole('textbox', { name: 'Phone number' }), phone)
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Please provide correct telephone number.')).toBeVisible()
    await expect(dialog.queryByText('Enter at least one driver.')).not.toBeInTheDocument()
  },
})

export const RowsSent = meta.story({
  name: 'Sending rows',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'First name' }), 'Ada')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Lindqvist')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone number' }), '+46 70 123 45 67')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('1 invited')).toBeVisible()
    await expect(await dialog.findByRole('row', { name: /Ada Lindqvist.*Queued/ })).toBeVisible()
  },
})

export const ChooseOrPaste = meta.story({
  name: 'Choose, drop or paste',
  tags: ['visual-mobile'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
    await expect(await dialog.findByLabelText('Choose a CSV file')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Download template' })).toBeVisible()
  },
})

const refused = (content: BlobPart, file: [name: string, type: string], sentence: string) => ({
  play: async () => {
    const calls = recordCalls()
    const dialog = await chooseFile(content, ...file)
    await expect(await dialog.findByText(sentence)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Send invitations' })).not.toBeInTheDocument()
    await expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  },
})

export const WrongType = meta.story({
  name: 'Wrong type',
  tags: ['no-visual', 'behaviour'],
  ...refused('x', ['drivers.pdf', 'application/pdf'], 'File was not uploaded. The only allowed format is .csv'),
})
export const NotText = meta.story({
  name: 'Not text',
  tags: ['no-visual', 'behaviour'],
  ...refused(
    'PK\x03\x04',
    ['drivers.csv', ''],
    'We found no rows of text in this file. Save the sheet as CSV and choose that file.',
  ),
})
export const HeaderOnly = meta.story({
  name: 'Header only',
  tags: ['no-visual', 'behaviour'],
  ...refused(HEADER, ['drivers.csv', 'text/csv'], 'There are no drivers in this file.'),
})
export const EmptyFile = meta.story({
  name: 'Empty file',
  tags: ['no-visual'],
  ...refused('', ['drivers.csv', 'text/csv'], 'There are no drivers in this file.'),
})

export const TooLarge = meta.story({
  name: 'Too large',
  tags: ['no-visual', 'behaviour'],
  ...refused(
    new Uint8Array(20 * 1024 * 1024 + 1),
    ['drivers.csv', 'text/csv'],
    'The file is larger than 20 MB. Split it into several files.',
  ),
})

/** The rows in the next file that reaches the server. */
function sentFile(): Promise<string> {
  const { sandbox } = sandboxOfStory()
  const { fetch } = sandbox
  return new Promise((resolve) => {
    sandbox.fetch = async (request) => {
      if (request.url.endsWith('/drivers/csv')) {
        const file = (await request.clone().formData()).get('drivers_csv')
        if (file instanceof Blob) resolve(await file.text())
      }
      return fetch(request)
    }
  })
}

/** Text as old Windows programs write it, one byte per letter. */
const inWindows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export const Windows1252 = meta.story({
  name: 'Not in UTF-8',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const sent = sentFile()
    const dialog = await chooseFile(inWindows1252(`${HEADER}\nZoë,Müller,+46701234567,\n`))
    const notice = /^The file isn’t saved as UTF-8 and was read as Windows-1252\. Check the names/
    await expect(await dialog.findByText(notice)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 2' })).toHaveValue('Zoë')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name, row 2' }), 's')
    await expect(dialog.getByText(notice)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await sent).toBe(`${HEADER}\r\n"Zoë","Müllers","+46701234567",""\r\n`)
  },
})

/** "Wiśniewski" and "Król" as Excel on a Polish Windows saves them, with nothing that indicates the country. */
const inWindows1250 = new Uint8Array([
  ...inWindows1252(`${HEADER}\nAnna,Wi`),
  0x9c,
  ...inWindows1252('niewska,,\nJan,Kr\u00f3l,,\n'),
])

export const WhichEncoding = meta.story({
  name: 'Ambiguous encoding',
  play: async () => {
    const dialog = await chooseFile(inWindows1250)
    await expect(await dialog.findByRole('group', { name: 'Which line is spelt correctly?' })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Wiœniewska, Król/ })).toHaveFocus())
    await expect(dialog.getByRole('radio', { name: /Wiśniewska, Król/ })).toBeVisible()
  },
})

export const NoneOfThese = meta.story({
  name: 'Another encoding',
  play: async () => {
    const dialog = await chooseFile(inWindows1250)
    const [first] = await dialog.findAllByRole('radio')
    await waitFor(() => expect(first).toHaveFocus()) // the question takes the focus a frame after it shows
    await userEvent.click(await dialog.findByRole('radio', { name: /None of these/ }))
    await expect(await dialog.findByText(/“CSV UTF-8 \(Comma delimited\)”/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  },
})

export const AnotherFile = meta.story({
  name: 'Another encoding leads back to the choice of a file',
  tags: ['behaviour', 'no-visual'],
  play: async () => {
    const dialog = await chooseFile(inWindows1250)
    await userEvent.click(await dialog.findByRole('radio', { name: /None of these/ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose another file' }))
    await expect(await dialog.findByLabelText('Choose a CSV file')).toBeInTheDocument()
  },
})

const withoutPlus = ['Ada;Ek;491711234567', 'Bo;Berg;491609876543', 'Cy;Dahl;+491711234568', 'Di;Falk;491711234569']

export const LostPlus = meta.story({
  name: 'Numbers that lost their plus',
  play: async () => {
    const dialog = await chooseFile(`Vorname;Nachname;Telefon\n${withoutPlus.join('\n')}\n`)
    await expect(await dialog.findByText('3 of 4 numbers have lost their plus and are read with it.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /Numbers with a country code/ })).toBeChecked()
  },
})

export const WithPlus = meta.story({
  name: 'Numbers that lost their plus are sent with it',
  tags: ['behaviour', 'no-visual'],
  play: async () => {
    const sent = sentFile()
    const dialog = await chooseFile(`Vorname;Nachname;Telefon\n${withoutPlus.join('\n')}\n`)
    await dialog.findByText('3 of 4 numbers have lost their plus and are read with it.')
    await userEvent.click(dialog.getByRole('radio', { name: /Numbers of the default country/ }))
    await expect(await dialog.findByText(/^3 of 4 numbers have no plus and are read as numbers/)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /Numbers with a country code/ }))
    await dialog.findByText('3 of 4 numbers have lost their plus and are read with it.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    const phones = withoutPlus.map((row) => `+49${row.split('49')[1]}`)
    const text = await sent
    for (const phone of phones) await expect(text).toContain(`"${phone}"`)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send invitations' })).not.toBeInTheDocument())
  },
})

export const OneUnclearNumber = meta.story({
  name: 'A number that can be two',
  play: async () => {
    const dialog = await chooseFile('firstName,lastName,phoneNumber\nAda,Ek,491711234567\nBo,Berg,+491609876543\n')
    const phone = await dialog.findByRole('textbox', { name: 'Phone number, row 2' })
    await expect(phone).toHaveAccessibleDescription('Is this +49 171 1234567 or +49 491 711 234 567?')
    await expect(dialog.getByText(/^2 rows in “drivers.csv”: 1 to invite, 1 with errors/)).toBeVisible()
  },
})

export const ChosenNumber = meta.story({
  name: 'A number that can be two is one by a click',
  tags: ['behaviour', 'no-visual'],
  play: async () => {
    const dialog = await chooseFile('firstName,lastName,phoneNumber\nAda,Ek,491711234567\nBo,Berg,+491609876543\n')
    const phone = await dialog.findByRole('textbox', { name: 'Phone number, row 2' })
    await userEvent.click(dialog.getByRole('button', { name: 'Use +49 171 1234567 in row 2' }))
    await expect(await dialog.findByText('2 rows in “drivers.csv”.')).toBeVisible()
    await expect(phone).toHaveValue('+491711234567')
  },
})

export const TwoPhones = meta.story({
  name: 'Two columns of numbers',
  tags: ['visual-mobile'],
  play: async () => {
    const dialog = await chooseFile(
      'Vorname;Nachname;Telefon;Mobil\nAda;Ek;+49 30 1234567;+49 171 1234567\nBo;Berg;+49 30 7654321;\n',
    )
    await expect(await dialog.findByText(/^Several columns hold phone numbers/)).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Phone number' })).toHaveTextContent('Mobil')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await dialog.findByText(/^2 rows in “drivers.csv”: 1 to invite, 1 with errors/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name, row 2' }), 'lina')
    await userEvent.click(dialog.getByRole('button', { name: 'Columns' }))
    await pick('If that’s empty, use', /^Telefon/)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await dialog.findByText('2 rows in “drivers.csv”.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 2' })).toHaveValue('Adalina')
  },
})

export const WholeNames = meta.story({
  name: 'One column with whole names',
  play: async () => {
    const dialog = await chooseFile('Name;Telefon\nAna Maria Silva;+351 912 345 678\nSousa, Rui;+351 912 345 679\n')
    await expect(await dialog.findByText('First name | last name: Ana Maria | Silva · Rui | Sousa')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'In one column, last name first' }))
    await expect(await dialog.findByText('First name | last name: Maria Silva | Ana · Rui | Sousa')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'In one column, first name first' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await dialog.findByText('2 rows in “drivers.csv”.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Last name, row 3' })).toHaveValue('Sousa')
  },
})

export const InUtf8 = meta.story({
  name: 'In UTF-8, sent as is',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const sent = sentFile()
    const file = `${HEADER}\nZoë,Müller,+46701234567,\n`
    const dialog = await chooseFile(file)
    await dialog.findByText('1 row in “drivers.csv”.')
    await expect(dialog.queryByText(/Windows-1252/)).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await sent).toBe(file)
  },
})

/** Chooses an option from a list. */
async function pick(name: string, option: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  const choice = await screen.findByRole('option', { name: option })
  await waitFor(() => expect(getComputedStyle(choice).pointerEvents).not.toBe('none')) // while the list opens
  await userEvent.click(choice)
}

export const NoPhones = meta.story({
  name: 'No phone numbers',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await chooseFile('Driver ID;Name;Expires on\n042197;Ada Lindqvist;2026-02-28\n')
    await expect(await dialog.findByText(/^No column holds phone numbers/)).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Phone number' })).toHaveTextContent('Not in the file')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Choose a column for “Phone number”.',
    )
  },
})

export const ChosenColumns = meta.story({
  name: 'Columns chosen by hand',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const sent = sentFile()
    const dialog = await chooseFile('Office,Ring,Whose,Who\n+46812345678,+46701234567,Lindqvist,Ada\n')
    const go = await dialog.findByRole('button', { name: 'Continue' })
    await expect(dialog.getByRole('combobox', { name: 'Phone number' })).toHaveTextContent('Office')
    await pick('Phone number', /^Not in the file/)
    await waitFor(() => expect(go).toHaveAccessibleDescription('Choose a column for “Phone number”.'))
    await pick('Phone number', /^Ring/)
    await pick('First name', /^Who(?!se)/)
    await pick('Last name', /^Whose/)
    await waitFor(() => expect(go).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(go)
    await expect(await dialog.findByText('1 row in “drivers.csv”.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await sent).toBe(`${HEADER}\r\n"Ada","Lindqvist","+46701234567",""\r\n`)
  },
})

export const NoHeader = meta.story({
  name: 'The first row is a driver',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await chooseFile('Who,Whose,Ring\nAda,Lindqvist,+46701234567')
    const header = await dialog.findByRole('checkbox', { name: 'The first row contains column names' })
    await expect(header).toBeChecked()
    await userEvent.click(header)
    await expect(dialog.getByRole('combobox', { name: 'Phone number' })).toHaveTextContent('Column 3')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await dialog.findByText(/^2 rows in “drivers.csv”: 1 to invite, 1 with errors/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 1' })).toHaveValue('Who')
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }))
    await expect(await dialog.findByLabelText('Choose a CSV file')).toBeInTheDocument()
  },
})

export const Match = meta.story({
  name: 'Match columns',
  tags: ['visual-mobile'],
  play: async () => {
    const dialog = await chooseFile('Who,Whose,Ring\nAda,Lindqvist,+46701234567')
    await expect(await dialog.findByRole('combobox', { name: 'Phone number' })).toHaveTextContent('Ring')
    await expect(dialog.getByRole('combobox', { name: 'E-mail' })).toHaveTextContent('Not in the file')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
})

export const Preview = meta.story({
  name: 'Preview with errors',
  tags: ['visual-mobile'],
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await expect(
      await dialog.findByText(
        '5 rows in “drivers.csv”: 2 to invite, 2 with errors, 1 duplicate. Rows with errors aren’t sent. Nobody is invited twice.',
      ),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 3' })).toHaveAccessibleDescription(
      'Please enter first name.',
    )
    await expect(dialog.getByRole('textbox', { name: 'Phone number, row 4' })).toHaveAccessibleDescription(
      'A spreadsheet has shortened this number. Type it in full.',
    )
    await expect(dialog.getByRole('textbox', { name: 'Phone number, row 5' })).toHaveAccessibleDescription(
      'Same phone number as row 2.',
    )
    await expect(dialog.getByRole('textbox', { name: 'Phone number, row 6' })).toHaveAccessibleDescription(
      'The leading zero is missing. Read as +46701234569.',
    )
    await expect(dialog.getByRole('combobox', { name: 'Default country' })).toHaveValue('Sweden (+46)')
    await expect(dialog.getByRole('button', { name: 'Download rows with errors' })).toBeVisible()
  },
})

const files = import.meta.glob<string>('../../fixtures/import/*.csv', { query: '?url', import: 'default' })
const cases: [string, { via: string; rows: readonly string[]; errors?: number; page?: string }][] =
  Object.entries(expected)

export const FilesThatAsk = meta.story({
  name: 'Files that need an answer',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    for (const [name, { via, rows, errors = 0 }] of cases.filter(([, each]) => each.via !== 'preview')) {
      const url = await files[`../../fixtures/import/${name}.csv`]?.()
      await chooseFile(await (await fetch(url ?? '')).arrayBuffer())
      if (via === 'encoding') await userEvent.click(await dialog.findByRole('radio', { name: /Yılmaz|İzmir/ }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }))
      const all = rows.length + errors
      const count = new RegExp(`^${all} rows? in “drivers.csv”${errors > 0 ? `: ${rows.length} to invite` : '\\.'}`)
      await expect(await dialog.findByText(count)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }))
    }
  },
})

export const LinesAccountedFor = meta.story({
  name: "Lines that aren't rows",
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await chooseFile(`${HEADER}\nAda,Lindqvist,+46701234567,\n\n"Bo\nAnders",Berg,+46701234568,\n`)
    await expect(
      await dialog.findByText(
        '“drivers.csv” has 5 lines: 2 rows were read, 1 is the header, 1 is empty and 1 is part of a cell with a line break.',
      ),
    ).toBeVisible()
    await chooseFileAgain(`${HEADER}\nAda,Lindqvist,+46701234567,\n`)
    await expect(await dialog.findByText('1 row in “drivers.csv”.')).toBeVisible()
    await expect(dialog.queryByText(/lines:/)).not.toBeInTheDocument()
  },
})

export const TooManyToKeep = meta.story({
  name: 'More rows than a reload keeps',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await chooseFile([HEADER, ...Array.from({ length: 5001 }, () => 'Ada,Ek,,')].join('\n'))
    await expect(await dialog.findByText(/^5,001 rows in “drivers.csv”/, {}, { timeout: 10_000 })).toBeVisible()
    await expect(dialog.getByText(/^We can’t keep more than 5,000 rows/)).toBeVisible()
    await expect(dialog.getByText('1–50 of 5,001')).toBeVisible()
  },
})

export const Pasted = meta.story({
  name: 'Pasted from a spreadsheet',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
    const field = () => dialog.findByLabelText('Paste from a spreadsheet')
    const readRows = () => userEvent.click(dialog.getByRole('button', { name: 'Read pasted rows' }))
    await userEvent.click(await field())
    await userEvent.paste('First name\tLast name\tPhone')
    await readRows()
    await expect(await dialog.findByText('There are no drivers in this file.')).toBeVisible()
    await expect(await field()).toHaveValue('First name\tLast name\tPhone')
    await userEvent.click(await field())
    await userEvent.paste('\nAda\tLindqvist\t+46701234567')
    await readRows()
    await expect(await dialog.findByText('1 row in “Pasted rows”.')).toBeVisible()
  },
})

export const PastedIntoField = meta.story({
  name: 'Pasted from a spreadsheet into a field',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click((await dialog.findAllByLabelText('First name'))[0] as HTMLElement)
    await userEvent.paste('Ana')
    await userEvent.paste('First name\tLast name\tPhone\nAda\tByron\t+442079460991\nBo\tEk\t+46701234567\n')
    await expect(await dialog.findByText('2 rows in “Pasted rows”.')).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: 'Enter rows' }))
    await expect((await dialog.findAllByLabelText('First name'))[0]).toHaveValue('Ana')
  },
})

export const Refused = meta.story({
  name: 'Error: the server refuses',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'inviteDriversByCsv', kind: 'status', status: 400 }] },
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    const refusal = await dialog.findByText('The server couldn’t read these rows, so nobody was invited.')
    await expect(refusal).toBeVisible()
    await waitFor(() => expect(refusal.closest('[role="alert"]')).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'First name, row 2' })).toHaveValue('Ada')
  },
})

export const RefusedThenAnotherFile = meta.story({
  name: 'Error: the server refuses one file, then another is chosen',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'inviteDriversByCsv', kind: 'status', status: 400, times: 1 }] },
  play: async () => {
    const refusal = 'The server couldn’t read these rows, so nobody was invited.'
    const dialog = await chooseFile(MIXED)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'First name, row 3' }), 'Bea')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText(refusal)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 3' })).toHaveValue('Bea')
    await chooseFileAgain(`${HEADER}\nAda,Lindqvist,+46701234567,\n`)
    await expect(await dialog.findByText('1 row in “drivers.csv”.')).toBeVisible()
    await expect(dialog.queryByText(refusal)).not.toBeInTheDocument()
  },
})

export const CellsTypedIn = meta.story({
  name: 'Editing cells',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const calls = recordCalls()
    const rows = Array.from({ length: 60 }, (_, index) => `Ada,Row,+467012${34_500 + index},`)
    const dialog = await chooseFile([HEADER, ...rows].join('\n'))
    const cell = (label: string) => dialog.findByRole('textbox', { name: `${label}, row 2` })
    await userEvent.type(await cell('First name'), '7{Enter}')
    await expect(await cell('First name')).toHaveAccessibleDescription(
      'Invalid first name. Only letters, hyphens, and spaces are allowed.',
    )
    await expect(await cell('First name')).toBeInvalid()
    await userEvent.clear(await cell('Phone number'))
    await userEvent.type(await cell('Phone number'), '4.67E+10{Enter}')
    await expect(await cell('Phone number')).toHaveAccessibleDescription(
      'A spreadsheet has shortened this number. Type it in full.',
    )
    // Enter sends nothing, and the entries are still there after switching tabs.
    await expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Next rows' }))
    await expect(await dialog.findByRole('textbox', { name: 'First name, row 52' })).toHaveValue('Ada')
    await expect(dialog.getByRole('button', { name: 'Next rows' })).toHaveAccessibleDescription(
      'There are no more rows.',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Previous rows' }))
    await expect(await cell('First name')).toHaveValue('Ada7')
    await userEvent.clear(await cell('First name'))
    await userEvent.type(await cell('First name'), 'Bea')
    await expect(await cell('First name')).not.toBeInvalid()
    await userEvent.clear(await cell('Phone number'))
    await userEvent.type(await cell('Phone number'), '+46701234501')
    await expect(
      await dialog.findByText('60 rows in “drivers.csv”: 59 to invite, 1 duplicate. Nobody is invited twice.'),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Phone number, row 3' })).toHaveAccessibleDescription(
      'Same phone number as row 2.',
    )
  },
})

export const OutcomeUnknown = meta.story({
  name: 'Error: no answer',
  parameters: { faults: [{ call: 'inviteDriversByCsv', kind: 'offline', times: 1 }] },
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(
      await dialog.findByText(/^The server didn’t answer, so we don’t know whether this was sent\./),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 2' })).toHaveValue('Ada')
  },
})

export const Result = meta.story({
  tags: ['visual-mobile'],
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('2 invited · 1 duplicate')).toBeVisible()
    await expect(dialog.getByText('2 rows with errors weren’t sent.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Download batch file' })).toBeVisible()
    // The clicked button is gone, so the focus, and with it the view, moves to the result.
    await waitFor(() =>
      expect(dialog.getByText('2 rows with errors weren’t sent.').closest('[role="status"]')).toHaveFocus(),
    )
  },
})

export const ResultNarrowed = meta.story({
  name: 'Result: only drivers not invited',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Only rows not invited' }))
    await expect(dialog.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
      'RowN',
      '3Ek+',
      '4Bo ',
      '5Cy ',
    ])
  },
})

export const Sending = meta.story({
  parameters: { faults: [{ call: 'inviteDriversByCsv', kind: 'stalled' }] },
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Sending…', { selector: '[role="status"]' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    // Rows that are being sent can be neither edited nor left behind.
    await expect(dialog.getByLabelText('First name, row 2').closest('[inert]')).not.toBeNull()
    await userEvent.click(dialog.getByRole('tab', { name: 'Enter rows' }))
    await expect(dialog.getByRole('tab', { name: 'Upload CSV', selected: true })).toBeVisible()
  },
})

export const RowsRemoved = meta.story({
  name: 'Removing rows',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove row 3' }))
    await expect(
      await dialog.findByText(/^4 rows in “drivers.csv”: 2 to invite, 1 with errors, 1 duplicate/),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove row 4' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove row 6' }))
    await expect(dialog.getByRole('button', { name: 'Remove row 5' })).toHaveFocus()
  },
})

export const BatchFile = meta.story({
  name: 'Batch file that fails at first',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'downloadBatch', kind: 'status', times: 4 }] }, // with its three retries
  play: async () => {
    const saved: string[] = []
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.protocol} ${this.download}`)
    })
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    const button = await dialog.findByRole('button', { name: 'Download batch file' })
    await userEvent.click(button)
    const failure = 'Batch file could not be downloaded. Please try again later.'
    await waitFor(() => expect(screen.getByText(failure)).toBeVisible())
    await expect(saved).toEqual([])
    await userEvent.click(button)
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^blob: drivers-[0-9a-f-]{36}\.csv$/)]))
    press.mockRestore()
  },
})

export const FatesUnread = meta.story({
  name: "Results can't be loaded",
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'listInvitations', kind: 'status', status: 500 }] },
  play: async () => {
    const dialog = await chooseFile(`${HEADER}\nAda,Lindqvist,+46701234567,`)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('1 invited')).toBeVisible()
    await expect(dialog.getByText('The result couldn’t be looked up.')).toBeVisible()
  },
})
