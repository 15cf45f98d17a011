import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { organisationPage } from '../sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Invite drivers',
  render: () => <></>,
  parameters: { route: organisationPage('Meridian Freight', '?invite=drivers'), layout: 'fullscreen' },
})

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Invite drivers' }))

/** Opens the second tab and hands it a file. */
async function chooseFile(text: string, name = 'drivers.csv', type = 'text/csv') {
  const dialog = await dialogOf()
  await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
  await userEvent.upload(await dialog.findByLabelText('Choose a CSV file'), new File([text], name, { type }), {
    applyAccept: false,
  })
  return dialog
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
  tags: ['visual-dark', 'visual-mobile'],
  play: async () => {
    const dialog = await dialogOf()
    const first = within(await dialog.findByRole('group', { name: 'Driver 1' }))
    for (const label of ['First name', 'Last name', 'Phone number', 'E-mail'])
      await expect(first.getByRole('textbox', { name: label })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add another driver' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove driver 2' }))
    await waitFor(() => expect(dialog.queryByRole('group', { name: 'Driver 2' })).not.toBeInTheDocument())
    await expect(dialog.getByRole('button', { name: 'Send invitations' })).toBeVisible()
  },
})

export const RowsWithErrors = meta.story({
  name: 'Rows with errors',
  tags: ['no-visual'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'First name' }), 'Ada')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Please enter last name.')).toBeVisible()
    await expect(dialog.getByText('Please provide correct telephone number.')).toBeVisible()
  },
})

export const NobodyEntered = meta.story({
  name: 'Nobody entered',
  tags: ['no-visual'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Enter at least one driver.')).toBeVisible()
  },
})

export const RowsSent = meta.story({
  name: 'Rows are sent',
  tags: ['no-visual'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.type(await dialog.findByRole('textbox', { name: 'First name' }), 'Ada')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Lindqvist')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone number' }), '+46 70 123 45 67')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Invited 1, skipped 0, duplicated 0')).toBeVisible()
    await expect(await dialog.findByRole('row', { name: /Ada Lindqvist.*Queued/ })).toBeVisible()
  },
})

export const ChooseOrPaste = meta.story({
  name: 'Choose, drop or paste',
  tags: ['visual-dark', 'visual-mobile'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
    await expect(await dialog.findByLabelText('Choose a CSV file')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Download template' })).toBeVisible()
  },
})

const refused = (text: string, file: [name: string, type: string], sentence: string) =>
  meta.story({
    tags: ['no-visual'],
    play: async () => {
      const dialog = await chooseFile(text, ...file)
      await expect(await dialog.findByText(sentence)).toBeVisible()
    },
  })

export const WrongType = refused(
  'x',
  ['drivers.pdf', 'application/pdf'],
  'File was not uploaded. The only allowed format is .csv',
)
export const NotText = refused(
  'PK\x03\x04',
  ['drivers.csv', ''],
  'This file holds no rows of text. Save the sheet as CSV and choose that file.',
)
export const HeaderOnly = refused(HEADER, ['drivers.csv', 'text/csv'], 'There is no driver in this file.')
export const EmptyFile = refused('', ['drivers.csv', 'text/csv'], 'There is no driver in this file.')

export const Match = meta.story({
  name: 'Match columns',
  tags: ['visual-dark', 'visual-mobile'],
  play: async () => {
    const dialog = await chooseFile('Who,Whose,Ring\nAda,Lindqvist,+46701234567')
    await expect(await dialog.findByRole('combobox', { name: 'Phone number' })).toHaveTextContent('Ring')
    await expect(dialog.getByRole('combobox', { name: 'E-mail' })).toHaveTextContent('Not in the file')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
})

export const Preview = meta.story({
  name: 'Preview with errors',
  tags: ['visual-dark', 'visual-mobile'],
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await expect(
      await dialog.findByText('5 rows in “drivers.csv”; 2 with errors, which will not be sent; 1 duplicated.'),
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
  },
})

export const Pasted = meta.story({
  name: 'Pasted from a spreadsheet',
  tags: ['no-visual'],
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
    await userEvent.click(await dialog.findByLabelText('Paste from a spreadsheet'))
    await userEvent.paste('First name\tLast name\tPhone\nAda\tLindqvist\t+46701234567')
    await userEvent.click(dialog.getByRole('button', { name: 'Read pasted rows' }))
    await expect(await dialog.findByText('1 row in “Pasted rows”.')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: 'Error: the server refuses',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'inviteDriversByCsv', kind: 'status', status: 400 }] },
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('The server could not read these rows. Nobody was invited.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'First name, row 2' })).toHaveValue('Ada')
  },
})

export const Result = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  play: async () => {
    const dialog = await chooseFile(MIXED)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Invited 2, skipped 0, duplicated 1')).toBeVisible()
    await expect(dialog.getByText('2 rows with errors were not sent.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Download batch file' })).toBeVisible()
  },
})

export const FatesUnread = meta.story({
  name: 'What became of them cannot be read',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listInvitations', kind: 'status', status: 500 }] },
  play: async () => {
    const dialog = await chooseFile(`${HEADER}\nAda,Lindqvist,+46701234567,`)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('Invited 1, skipped 0, duplicated 0')).toBeVisible()
    await expect(dialog.getByText('What became of it cannot be shown here.')).toBeVisible()
  },
})
